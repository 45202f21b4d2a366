import { Effect } from "effect"
import { type ChannelBudget, type ChannelObjects, NetworkRefused, type ReviewState } from "@application/campaigns/ports"
import { nothingSpent, type RefusedField, versionShares } from "@domain/campaigns"
import type { MadeUpLead, Objective } from "@domain/creatives"
import type { DailyMetrics, NetworkLead } from "@domain/insights"
import type { LocalDate } from "@domain/kernel"
import { at, listOf, numberOf, recordOf, textOf } from "../json-reader.ts"
import type { GraphClient } from "./graph-client.ts"
import { formFields, leadFields, leadOf, needsForm, testLeadParameters } from "./meta-lead.ts"
import { minorOf } from "./meta-money.ts"
import { endOfDay } from "./meta-objects.ts"
import { keepsHours } from "./meta-schedule.ts"
import type { MetaOptions } from "./meta-options.ts"
import { partsReader } from "./meta-parts.ts"
import { productMetricsReader, productSender } from "./meta-products.ts"
import { productStatesReader } from "./meta-product-states.ts"
import { resultsOf } from "./meta-result.ts"
import { metaVersions } from "./meta-versions.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const states: Readonly<Record<string, ReviewState["status"]>> = {
  ACTIVE: "Active",
  PAUSED: "Paused",
  CAMPAIGN_PAUSED: "Paused",
  ADSET_PAUSED: "Paused",
  DISAPPROVED: "Rejected",
  WITH_ISSUES: "Rejected",
  ARCHIVED: "Completed",
  DELETED: "Completed",
}

/** Words by which Meta's feedback names a part of the ad: it has no field of its own for that. */
const partWords: ReadonlyArray<readonly [RefusedField, RegExp]> = [
  ["picture", /\b(?:images?|pictures?|photos?|thumbnails?|videos?)\b/i],
  ["primaryText", /\b(?:primary text|body text|caption)\b/i],
  ["headline", /\bheadlines?\b/i],
  ["description", /\bdescriptions?\b/i],
  ["landingPage", /\b(?:landing pages?|destination|website)\b/i],
]

const fieldsOf = (ad: unknown): ReadonlyArray<RefusedField> => {
  const feedback = recordOf(at(ad, "ad_review_feedback", "global"))
  const words = Object.entries(feedback).map(([title, text]) => `${title} ${textOf(text) ?? ""}`)
  return partWords.filter(([, pattern]) => words.some((word) => pattern.test(word))).map(([field]) => field)
}

const reasonOf = (ad: unknown): string | undefined => {
  const feedback = Object.values(recordOf(at(ad, "ad_review_feedback", "global"))).flatMap((text) => textOf(text) ?? [])
  if (feedback.length > 0) return feedback.join(" ")
  return textOf(at(listOf(at(ad, "issues_info"))[0], "error_message"))
}

const reviewOf = (ad: unknown): ReviewState => {
  const status = states[textOf(at(ad, "effective_status")) ?? ""] ?? "InReview"
  const reason = status === "Rejected" ? reasonOf(ad) : undefined
  const fields = status === "Rejected" ? fieldsOf(ad) : []
  return { status, ...(reason !== undefined && { reason }), ...(fields.length > 0 && { fields }) }
}

/** What Meta says of a launched ad. */
export const metaReading = (options: MetaOptions, graph: GraphClient) => {
  const vocabulary = vocabularyOf(options.version)
  const versions = metaVersions(graph, vocabulary)

  const dayOf = (row: unknown, objective: Objective): DailyMetrics => ({
    date: textOf(at(row, "date_start")) ?? "",
    channel: "Social",
    impressions: numberOf(at(row, "impressions")),
    clicks: numberOf(at(row, "inline_link_clicks")),
    results: resultsOf(row, objective, vocabulary),
    spend: minorOf(at(row, "spend"), textOf(at(row, "account_currency"))),
  })

  const setStatus =
    (status: "ACTIVE" | "PAUSED") =>
    ({ externalIds }: ChannelObjects) =>
      externalIds.campaign === undefined ? Effect.void : Effect.asVoid(graph.post(externalIds.campaign, { status }))

  return {
    pause: setStatus("PAUSED"),
    resume: setStatus("ACTIVE"),
    showVersions: versions.showVersions,
    versions: versions.versions,
    stopVersion: versions.stopVersion,
    spentBefore: versions.spentBefore,
    setEndDate: Effect.fnUntraced(function* (
      { externalIds: { adSet, adSetB, study } }: ChannelObjects,
      endDate: LocalDate,
      timeZone: string,
    ) {
      const end = endOfDay(endDate, timeZone)
      for (const id of [adSet, adSetB]) if (id !== undefined) yield* graph.post(id, { end_time: end })
      if (study !== undefined) yield* graph.post(study, { end_time: Date.parse(end) / 1_000 })
    }),
    setBudget: Effect.fnUntraced(function* (
      objects: ChannelObjects,
      { type, daily, total, versions: before }: ChannelBudget,
    ) {
      const { adSet, adSetB } = objects.externalIds
      if (adSet === undefined) return
      const isWhole = type === "Lifetime" || keepsHours(yield* graph.get(adSet, { fields: "pacing_type" }))
      const set = (id: string, whole: number, day: number) =>
        graph.post(id, isWhole ? { lifetime_budget: whole } : { daily_budget: day })
      if (adSetB === undefined) yield* set(adSet, total, daily)
      else if (before === undefined) {
        // What versions that were stopped have spent is gone.
        const { others } = isWhole ? yield* versions.spentBefore(objects) : nothingSpent
        yield* set(adSet, Math.max(1, total - others), daily)
      } else {
        const [whole, day] = [versionShares(total, before), versionShares(daily)]
        yield* set(adSet, Math.max(1, whole.A), day.A)
        yield* set(adSetB, Math.max(1, whole.B), day.B)
      }
    }),
    review: ({ externalIds }: ChannelObjects) =>
      externalIds.ad === undefined
        ? Effect.succeed<ReviewState>({ status: "InReview" })
        : Effect.map(
            graph.get(externalIds.ad, { fields: "effective_status,ad_review_feedback,issues_info" }),
            reviewOf,
          ),
    metrics: Effect.fnUntraced(function* (
      { externalIds, objective }: ChannelObjects,
      since: LocalDate,
      until: LocalDate,
    ) {
      if (externalIds.campaign === undefined) return []
      const rows = yield* graph.list(`${externalIds.campaign}/insights`, {
        fields: "date_start,impressions,inline_link_clicks,spend,actions,account_currency",
        level: "campaign",
        time_increment: 1,
        time_range: { since, until },
      })
      return rows.map((row) => dayOf(row, objective ?? "WebsiteVisits"))
    }),
    parts: partsReader(graph, vocabulary),
    productMetrics: productMetricsReader(graph),
    productStates: productStatesReader(graph, vocabulary.productFields),
    sendProducts: productSender(graph),
    leads: Effect.fnUntraced(function* ({ externalIds }: ChannelObjects, since: number) {
      if (externalIds.leadForm === undefined) return []
      const after = Math.floor(since / 1000) - 1
      const nodes = yield* graph.list(`${externalIds.leadForm}/leads`, {
        fields: leadFields,
        filtering: [{ field: "time_created", operator: "GREATER_THAN", value: after }],
      })
      const form = nodes.some(needsForm) ? yield* graph.get(externalIds.leadForm, { fields: formFields }) : undefined
      return nodes
        .flatMap((node): NetworkLead | ReadonlyArray<NetworkLead> => leadOf(node, form) ?? [])
        .filter(({ submittedOn }) => submittedOn >= since)
    }),
    /** Meta keeps one test lead of a form, so an earlier one makes room. */
    testLead: Effect.fnUntraced(function* ({ externalIds: { leadForm } }: ChannelObjects, lead: MadeUpLead) {
      if (leadForm === undefined) return yield* new NetworkRefused({ reason: "The ad has no lead form" })
      const earlier = yield* graph.list(`${leadForm}/test_leads`, { fields: "id" })
      yield* Effect.forEach(earlier, (node) => graph.remove(textOf(at(node, "id")) ?? ""), { discard: true })
      const made = textOf(at(yield* graph.post(`${leadForm}/test_leads`, testLeadParameters(lead)), "id"))
      return made ?? (yield* new NetworkRefused({ reason: "The test lead has no number" }))
    }),
    lead: (externalLeadId: string) =>
      Effect.gen(function* () {
        const node = yield* graph.get(encodeURIComponent(externalLeadId), { fields: leadFields })
        const formId = textOf(at(node, "form_id"))
        if (formId === undefined || !needsForm(node)) return leadOf(node)
        return leadOf(node, yield* graph.get(encodeURIComponent(formId), { fields: formFields }))
      }).pipe(Effect.catchTag("NetworkRefused", () => Effect.succeed(undefined))),
  }
}
