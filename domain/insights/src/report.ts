import { Schema } from "effect"
import { CampaignChannel } from "@domain/campaigns"
import {
  CampaignId,
  CurrencyCode,
  DateRange,
  type DateRangePreset,
  dateRangeOf,
  firstOfMonth,
  inOrder,
  LocalDate,
  addDays,
  isLocalDate,
  previousRange,
  type SortOrder,
  weekdayOf,
} from "@domain/kernel"
import { dashboardRange } from "./dashboard.ts"
import { type DailyMetrics, MetricTotals, totalsOf } from "./metrics.ts"

/** What the rows of a report stand for; weeks begin on Monday. Ours. */
export const ReportGrouping = Schema.Literals(["Day", "Week", "Month", "Channel", "Campaign"])
export type ReportGrouping = typeof ReportGrouping.Type

/** With which days a report is compared: as many before it, or the same ones a year ago. Ours. */
export const ReportComparison = Schema.Literals(["PreviousPeriod", "PreviousYear"])
export type ReportComparison = typeof ReportComparison.Type

/** By what rows are sorted; `Group` is the day, channel or campaign itself. Ours. */
export const ReportSort = Schema.Literals(["Group", "Impressions", "Clicks", "Results", "Spend"])
export type ReportSort = typeof ReportSort.Type

/** The maximum number of days of a report. Ours: ten years. */
export const mostReportDays = 3_660

/** A row of a report; it has one of `date`, `channel` and `campaignId`. */
export const ReportRow = Schema.Struct({
  date: Schema.optionalKey(LocalDate),
  channel: Schema.optionalKey(CampaignChannel),
  campaignId: Schema.optionalKey(CampaignId),
  totals: MetricTotals,
  previous: Schema.optionalKey(MetricTotals),
})
export type ReportRow = typeof ReportRow.Type

/** All rows of one table of a report. */
export const ReportPart = Schema.Struct({ groupBy: ReportGrouping, rows: Schema.Array(ReportRow) })
export type ReportPart = typeof ReportPart.Type

/** A page of a report's rows, and the totals of all of them; `days` are local to the business's time zone. */
export const PerformanceReport = Schema.Struct({
  days: DateRange,
  compared: Schema.optionalKey(DateRange),
  timeZone: Schema.String,
  currency: CurrencyCode,
  totals: MetricTotals,
  previous: Schema.optionalKey(MetricTotals),
  rows: Schema.Array(ReportRow),
  total: Schema.Int,
})
export type PerformanceReport = typeof PerformanceReport.Type

/** The days of a report on `today`: those asked for, else the preset's. Spec: screens, date-range presets. */
export const reportRange = (
  { preset, from, to }: { readonly preset: DateRangePreset; readonly from?: LocalDate; readonly to?: LocalDate },
  today: LocalDate,
): DateRange =>
  from === undefined || to === undefined ? dateRangeOf(preset, today) : dashboardRange(from, to, mostReportDays)

const yearBefore = (date: LocalDate): LocalDate => {
  const same = `${String(Number(date.slice(0, 4)) - 1).padStart(4, "0")}${date.slice(4)}`
  return isLocalDate(same) ? same : `${same.slice(0, 8)}28`
}

/** The days that a report is compared with; a year before 29 February is 28 February. */
export const comparedRange = (range: DateRange, comparison: ReportComparison): DateRange =>
  comparison === "PreviousPeriod" ? previousRange(range) : { from: yearBefore(range.from), to: yearBefore(range.to) }

/** A day of a campaign, as reports group it. */
export type CampaignDay = DailyMetrics & { readonly campaignId: CampaignId }

const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((weekdayOf(date) + 6) % 7))

const groups: Readonly<Record<ReportGrouping, (day: CampaignDay) => Omit<ReportRow, "totals">>> = {
  Day: ({ date }) => ({ date }),
  Week: ({ date }) => ({ date: mondayOf(date) }),
  Month: ({ date }) => ({ date: firstOfMonth(date) }),
  Channel: ({ channel }) => ({ channel }),
  Campaign: ({ campaignId }) => ({ campaignId }),
}

const numberOf = Schema.encodeSync(CampaignChannel)

/** Where a group stands among its like. */
const placeOf = ({ date, channel, campaignId }: Omit<ReportRow, "totals">): string | number =>
  date ?? (channel === undefined ? (campaignId ?? 0) : numberOf(channel))

const compareBy = (sort: ReportSort) => (one: ReportRow, other: ReportRow) => {
  const [a, b] =
    sort === "Group"
      ? [placeOf(one), placeOf(other)]
      : ([one, other] as const).map(
          ({ totals }) => totals[sort.toLowerCase() as "impressions" | "clicks" | "results" | "spend"],
        )
  return a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1
}

/**
 * The rows of a report in their order; equal ones follow their group. Rows of channels and campaigns are compared each
 * with its own former days.
 */
export const reportRows = (
  days: ReadonlyArray<CampaignDay>,
  former: ReadonlyArray<CampaignDay>,
  grouping: ReportGrouping,
  sort: ReportSort,
  order: SortOrder,
): ReadonlyArray<ReportRow> => {
  const groupOf = groups[grouping]
  const byPlace = (all: ReadonlyArray<CampaignDay>) => Map.groupBy(all, (day) => placeOf(groupOf(day)))
  const before = grouping === "Channel" || grouping === "Campaign" ? byPlace(former) : new Map<never, never>()
  return [...byPlace(days)]
    .flatMap(([place, own]) => {
      const [first] = own
      const compared = before.get(place)
      return first === undefined
        ? []
        : [
            {
              ...groupOf(first),
              totals: totalsOf(own),
              ...(compared !== undefined && { previous: totalsOf(compared) }),
            },
          ]
    })
    .toSorted((one, other) => inOrder<ReportRow>(order, compareBy(sort))(one, other) || compareBy("Group")(one, other))
}
