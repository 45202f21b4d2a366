import { Effect } from "effect"
import { type ChannelBudget, type ChannelObjects, NetworkRefused } from "@application/campaigns/ports"
import type { FoundSearch } from "@domain/campaigns"
import type { DailyMetrics } from "@domain/insights"
import type { LocalDate } from "@domain/kernel"
import { at, textOf } from "../json-reader.ts"
import type { GoogleChannel } from "./google-channel.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import { endFieldOf, endOf, microsOf } from "./google-objects.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { partsReader } from "./google-parts.ts"
import { reviewReader } from "./google-review.ts"
import { customerOf, figuresOf, metricOf } from "./google-row.ts"

const dayOf = (
  { channel, results }: GoogleChannel,
  row: unknown,
  objective: ChannelObjects["objective"],
): DailyMetrics => {
  const resultMetric = objective === undefined ? undefined : results[objective]
  return {
    ...figuresOf(row),
    channel,
    results: resultMetric === undefined ? 0 : metricOf(row, resultMetric),
  }
}

const searchOf = (row: unknown): FoundSearch => {
  const { impressions, clicks, spend } = figuresOf(row)
  const results = metricOf(row, "allConversions")
  return { term: textOf(at(row, "searchTermView", "searchTerm")) ?? "", impressions, clicks, spend, results }
}

/** The searches that brought the ads of a campaign. */
export const searchTermsReader = (client: GoogleClient) =>
  Effect.fnUntraced(function* (
    { externalIds: { campaign } }: Pick<ChannelObjects, "externalIds">,
    since: LocalDate,
    until: LocalDate,
  ) {
    if (campaign === undefined) return []
    const rows = yield* client.rows(
      customerOf(campaign),
      `SELECT search_term_view.search_term, customer.currency_code, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.all_conversions FROM search_term_view WHERE campaign.resource_name = ${quoted(campaign)} AND segments.date BETWEEN ${quoted(since)} AND ${quoted(until)} ORDER BY metrics.cost_micros DESC LIMIT 1000`,
    )
    return rows.map(searchOf)
  })

/** What Google says of a launched ad of a channel, and what is changed of its campaign. */
export const googleReading = (options: GoogleAdsOptions, client: GoogleClient, channel: GoogleChannel) => {
  const change = ({ externalIds }: ChannelObjects, fields: Readonly<Record<string, unknown>>, updateMask: string) => {
    const { campaign } = externalIds
    if (campaign === undefined) return Effect.void
    const operations = [{ update: { resourceName: campaign, ...fields }, updateMask }]
    return Effect.asVoid(client.post(`customers/${customerOf(campaign)}/campaigns:mutate`, { operations }))
  }
  return {
    pause: (objects: ChannelObjects) => change(objects, { status: "PAUSED" }, "status"),
    resume: (objects: ChannelObjects) => change(objects, { status: "ENABLED" }, "status"),
    setEndDate: (objects: ChannelObjects, endDate: LocalDate) =>
      change(objects, endOf(options, endDate), endFieldOf(options)),
    setBudget: Effect.fnUntraced(function* ({ externalIds }: ChannelObjects, { daily, currency }: ChannelBudget) {
      const { campaign } = externalIds
      if (campaign === undefined) return
      const [row] = yield* client.rows(
        customerOf(campaign),
        `SELECT campaign.campaign_budget FROM campaign WHERE campaign.resource_name = ${quoted(campaign)}`,
      )
      const resourceName = textOf(at(row, "campaign", "campaignBudget"))
      if (resourceName === undefined) return yield* new NetworkRefused({ reason: "The campaign has no budget" })
      const operations = [
        { update: { resourceName, amountMicros: microsOf(daily, currency) }, updateMask: "amount_micros" },
      ]
      yield* client.post(`customers/${customerOf(campaign)}/campaignBudgets:mutate`, { operations })
    }),
    review: reviewReader(client, channel),
    metrics: Effect.fnUntraced(function* (
      { externalIds, objective }: ChannelObjects,
      since: LocalDate,
      until: LocalDate,
    ) {
      const { campaign } = externalIds
      if (campaign === undefined) return []
      const rows = yield* client.rows(
        customerOf(campaign),
        `SELECT segments.date, customer.currency_code, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.phone_calls FROM campaign WHERE campaign.resource_name = ${quoted(campaign)} AND segments.date BETWEEN ${quoted(since)} AND ${quoted(until)}`,
      )
      return rows.map((row) => dayOf(channel, row, objective))
    }),
    parts: partsReader(client, channel),
  }
}
