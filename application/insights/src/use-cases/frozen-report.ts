import { Clock, Effect } from "effect"
import { type InputOf, Profiles } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import {
  type FrozenReport,
  type MetricTotals,
  type PartTable,
  partTables,
  type PerformanceReport,
  publishingLimits,
  ReportDimension,
  type ReportPart,
  reportStory,
} from "@domain/insights"
import { type CampaignId, type DateRange, daysIn } from "@domain/kernel"
import type { PublishReport } from "../contract/index.ts"
import { DashboardCampaigns, MetricPartsRepository } from "../ports/index.ts"
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
  const objectives = new Map(campaigns.map(({ id, objective }) => [id, objective]))
  const kindsOf = (ids: ReadonlySet<CampaignId | undefined>) =>
    new Set([...ids].map((id) => (id === undefined ? undefined : objectives.get(id))))
  const [objective, ...otherKinds] = kindsOf(shown)
  const kinds = kindsOf(new Set([...shown, ...formerIds]))
  const { totals, previous } = report
  const story = reportStory({
    totals,
    ...(previous !== undefined && { previous }),
    parts,
    days: daysIn(report.days),
    isOneKind: kinds.size === 1 && !kinds.has(undefined),
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
    ...(objective !== undefined && otherKinds.length === 0 && { objective }),
  } satisfies FrozenReport
})
