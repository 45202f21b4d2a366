import { Clock, Effect, Struct } from "effect"
import { type InputOf, Profiles } from "@application/kernel"
import { countsConversions, resultKindOf } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import {
  countedReturnOf,
  type FrozenReport,
  type MetricTotals,
  type PartTable,
  partTables,
  type PerformanceReport,
  publishingLimits,
  ReportDimension,
  type ReportPart,
  resultPartsOf,
  reportStory,
} from "@domain/insights"
import { type CampaignId, type DateRange, daysIn } from "@domain/kernel"
import type { PublishReport } from "../contract/index.ts"
import { type DashboardCampaign, DashboardCampaigns, MetricPartsRepository } from "../ports/index.ts"
import { measuredResults } from "./measured-results.ts"
import { performanceReport } from "./get-performance-report.ts"

const tooLong = new InvalidFields({ fields: { from: ["insights.reportTooLong"] } })
const allRows = { page: 1, limit: publishingLimits.mostDays }

/** What a report is made of: a question about figures, under a name. */
export type ReportDraft = Omit<InputOf<typeof PublishReport>, "linkDays">

const figures = ["impressions", "clicks", "results", "spend"] as const

/** Whether every whole table adds up to the totals: figures may have come in between two readings. */
const addsUp = (
  { totals, total, rows }: PerformanceReport,
  parts: ReadonlyArray<ReportPart>,
  breakdowns: ReadonlyArray<PartTable>,
): boolean => {
  const equals = (own: ReadonlyArray<{ readonly totals: Partial<MetricTotals> }>) =>
    figures.every((figure) => own.reduce((sum, row) => sum + (row.totals[figure] ?? 0), 0) === totals[figure])
  return (
    (total > rows.length || parts.every((part) => part.rows.length >= allRows.limit || equals(part.rows))) &&
    breakdowns.every((table) => equals(table.rows))
  )
}

/** How often figures are read anew that came in between. */
const mostReadings = 5

/** The tables that every report has. */
const partsOf = Effect.fnUntraced(function* ({ sort: _sort, order: _order, ...draft }: ReportDraft) {
  return yield* Effect.forEach(["Day", "Channel", "Campaign"] as const, (groupBy) =>
    Effect.map(performanceReport({ ...draft, groupBy }, allRows), ({ rows }): ReportPart => ({ groupBy, rows })),
  )
})

const campaignsIn = (parts: ReadonlyArray<Pick<ReportPart, "rows">>): ReadonlySet<CampaignId | undefined> =>
  new Set(parts.flatMap(({ rows }) => rows.map(({ campaignId }) => campaignId)).filter((id) => id !== undefined))

const campaignRowsOf = (parts: ReadonlyArray<ReportPart>) =>
  parts.flatMap(({ groupBy, rows }) => (groupBy === "Campaign" ? rows : []))

/** The tables by what networks tell, compared as the report is. */
const breakdownsOf = Effect.fnUntraced(function* (
  { businessProfileId, campaignIds, channel }: ReportDraft,
  { days, compared }: PerformanceReport,
) {
  const metrics = yield* MetricPartsRepository
  const dimensions = ReportDimension.literals
  const reading = (range: DateRange) =>
    metrics.reading(businessProfileId, {
      days: range,
      dimensions,
      ...(campaignIds !== undefined && { campaignIds }),
      ...(channel !== undefined && { channel }),
    })
  const now = yield* reading(days)
  return partTables(dimensions, now, compared === undefined ? undefined : yield* reading(compared))
})

/** The totals and tables of one moment. */
const readingOf = Effect.fnUntraced(function* (draft: ReportDraft) {
  for (let reading = 1; ; reading += 1) {
    const report = yield* performanceReport(draft, allRows)
    if (daysIn(report.days) > publishingLimits.mostDays) return yield* tooLong
    const parts = yield* partsOf(draft)
    const breakdowns = yield* breakdownsOf(draft, report)
    if (addsUp(report, parts, breakdowns) || reading === mostReadings) return { report, parts, breakdowns }
  }
})

/** The report as it is now, with its tables and its story; more days than a link shows are refused. */
export const frozenReport = Effect.fnUntraced(function* (draft: ReportDraft) {
  const { businessProfileId, name, groupBy = "Day" } = draft
  const { report, parts, breakdowns } = yield* readingOf(draft)
  const campaigns = yield* (yield* DashboardCampaigns).ofProfile(businessProfileId)
  const shown = campaignsIn(parts)
  const formerIds =
    report.compared === undefined
      ? new Set<CampaignId | undefined>()
      : campaignsIn([yield* performanceReport({ ...draft, ...report.compared, groupBy: "Campaign" }, allRows)])
  const byId = new Map<CampaignId | undefined, DashboardCampaign>(campaigns.map((campaign) => [campaign.id, campaign]))
  const kindsOf = (ids: ReadonlySet<CampaignId | undefined>) =>
    new Set([...ids].map((id) => resultKindOf(byId.get(id) ?? {})))
  const measured = campaignRowsOf(parts).map((row) => measuredResults(byId.get(row.campaignId), row.totals))
  const [first = measuredResults(undefined, report.totals)] = measured
  const resultParts = resultPartsOf(measured)
  const counted = countedReturnOf(measured)
  const kinds = kindsOf(new Set([...shown, ...formerIds]))
  const { totals, previous } = report
  const story = reportStory({
    totals,
    ...(previous !== undefined && { previous }),
    parts,
    days: daysIn(report.days),
    isOneKind: kinds.size === 1 && !kinds.has(undefined),
    countsConversions: measured.length > 0 && measured.every(countsConversions),
  })
  return {
    name,
    businessName: (yield* (yield* Profiles).of(businessProfileId)).name,
    publishedAt: yield* Clock.currentTimeMillis,
    groupBy,
    campaignNames: campaigns
      .filter(({ id }) => shown.has(id))
      .map(({ id, name: title }) => ({ campaignId: id, name: title })),
    report,
    parts,
    breakdowns,
    story,
    ...(resultParts.length === 0 && Struct.omit(first, ["totals"])),
    ...(resultParts.length > 0 && { resultParts }),
    ...(counted !== undefined && { counted }),
  } satisfies FrozenReport
})
