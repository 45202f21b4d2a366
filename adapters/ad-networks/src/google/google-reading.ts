import { Effect, Struct } from "effect"
import { type ChannelBudget, type ChannelObjects, NetworkRefused, type ReviewState } from "@application/campaigns/ports"
import type { FoundSearch, RefusedField } from "@domain/campaigns"
import type { DailyMetrics } from "@domain/insights"
import type { LocalDate } from "@domain/kernel"
import { at, listOf, textOf } from "../json-reader.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import { endFieldOf, endOf, microsOf } from "./google-objects.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { partsReader } from "./google-parts.ts"
import { customerOf, figuresOf, metricOf, resultMetrics } from "./google-row.ts"

const topicsOf = (row: unknown): string | undefined => {
  const entries = listOf(at(row, "adGroupAd", "policySummary", "policyTopicEntries"))
  const topics = entries.flatMap((entry) => textOf(at(entry, "topic")) ?? [])
  return topics.length === 0 ? undefined : topics.join(", ")
}

const assets = { headlines: "headline", descriptions: "description" } as const

/** What its evidence says of an entry: the texts of the ad that it found, or the address that it cannot use. */
const evidenceOf = (entry: unknown) =>
  listOf(at(entry, "evidences")).map((evidence) => ({
    texts: listOf(at(evidence, "textList", "texts")).flatMap((text) => textOf(text) ?? []),
    isAddress: ["destinationNotWorking", "destinationMismatch", "websiteList"].some(
      (name) => at(evidence, name) !== undefined,
    ),
  }))

/** The fields whose own review failed, or that the whole ad's findings give as evidence. */
const fieldsOf = (row: unknown): ReadonlyArray<RefusedField> => {
  const found = listOf(at(row, "adGroupAd", "policySummary", "policyTopicEntries")).flatMap(evidenceOf)
  const texts = found.flatMap((evidence) => evidence.texts)
  const named = Struct.keys(assets).filter((name) =>
    listOf(at(row, "adGroupAd", "ad", "responsiveSearchAd", name)).some(
      (asset) =>
        at(asset, "policySummaryInfo", "approvalStatus") === "DISAPPROVED" ||
        texts.includes(textOf(at(asset, "text")) ?? ""),
    ),
  )
  return [
    ...named.map((name) => assets[name]),
    ...(found.some(({ isAddress }) => isAddress) ? ["landingPage" as const] : []),
  ]
}

const reviewOf = (row: unknown): ReviewState => {
  const approval = at(row, "adGroupAd", "policySummary", "approvalStatus")
  if (approval === "DISAPPROVED") {
    const reason = topicsOf(row)
    const fields = fieldsOf(row)
    return {
      status: "Rejected",
      ...(reason !== undefined && { reason }),
      ...(fields.length > 0 && { fields }),
    }
  }
  const approved = ["APPROVED", "APPROVED_LIMITED", "AREA_OF_INTEREST_ONLY"].includes(textOf(approval) ?? "")
  if (!approved) return { status: "InReview" }
  const status = at(row, "campaign", "status")
  return { status: status === "PAUSED" ? "Paused" : status === "REMOVED" ? "Completed" : "Active" }
}

const dayOf = (row: unknown, objective: ChannelObjects["objective"]): DailyMetrics => {
  const resultMetric = objective === undefined ? undefined : resultMetrics[objective]
  return {
    ...figuresOf(row),
    channel: "Search",
    results: resultMetric === undefined ? 0 : metricOf(row, resultMetric),
  }
}

const searchOf = (row: unknown): FoundSearch => {
  const { impressions, clicks, spend } = figuresOf(row)
  return { term: textOf(at(row, "searchTermView", "searchTerm")) ?? "", impressions, clicks, spend }
}

/** What Google says of a launched search ad. */
export const googleReading = (options: GoogleAdsOptions, client: GoogleClient) => {
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
    review: Effect.fnUntraced(function* ({ externalIds }: ChannelObjects) {
      const { ad } = externalIds
      if (ad === undefined) return { status: "InReview" } as const
      const [row] = yield* client.rows(
        customerOf(ad),
        `SELECT campaign.status, ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.policy_topic_entries, ad_group_ad.ad.responsive_search_ad.headlines, ad_group_ad.ad.responsive_search_ad.descriptions FROM ad_group_ad WHERE ad_group_ad.resource_name = ${quoted(ad)}`,
      )
      return row === undefined ? yield* new NetworkRefused({ reason: "The ad no longer exists" }) : reviewOf(row)
    }),
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
      return rows.map((row) => dayOf(row, objective))
    }),
    parts: partsReader(client),
    searchTerms: Effect.fnUntraced(function* (
      { externalIds: { campaign } }: Pick<ChannelObjects, "externalIds">,
      since: LocalDate,
      until: LocalDate,
    ) {
      if (campaign === undefined) return []
      const rows = yield* client.rows(
        customerOf(campaign),
        `SELECT search_term_view.search_term, customer.currency_code, metrics.impressions, metrics.clicks, metrics.cost_micros FROM search_term_view WHERE campaign.resource_name = ${quoted(campaign)} AND segments.date BETWEEN ${quoted(since)} AND ${quoted(until)} ORDER BY metrics.cost_micros DESC LIMIT 1000`,
      )
      return rows.map(searchOf)
    }),
  }
}
