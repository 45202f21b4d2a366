import { Context, type Effect } from "effect"
import type {
  CampaignFigures,
  DailyMetrics,
  MetricTotals,
  NetworkDay,
  PerformanceReport,
  ReportedSpend,
  ReportGrouping,
  ReportSort,
} from "@domain/insights"
import type {
  BusinessProfileId,
  CampaignId,
  DateRange,
  LocalDate,
  MinorUnits,
  PageRequest,
  SortOrder,
} from "@domain/kernel"

/** Numbers of one day over all channels and campaigns. */
export interface DaySums {
  readonly date: LocalDate
  readonly impressions: number
  readonly clicks: number
  readonly results: number
  readonly spend: MinorUnits
}

/** The sums over a range of days; `days` contains only days with numbers. */
export interface MetricsReport {
  readonly totals: MetricTotals
  readonly previous: MetricTotals
  readonly days: ReadonlyArray<DaySums>
  readonly byChannel: ReadonlyArray<{ readonly channel: DailyMetrics["channel"]; readonly totals: MetricTotals }>
  readonly byCampaign: ReadonlyArray<{ readonly campaignId: CampaignId; readonly totals: MetricTotals }>
  /** The campaigns with numbers in the range before, by id. */
  readonly former: ReadonlyArray<CampaignId>
}

/** Which rows of a report a caller asks for, over which days and in which order. */
export interface ReportQuery {
  readonly days: DateRange
  readonly compared?: DateRange
  readonly grouping: ReportGrouping
  readonly campaignIds?: ReadonlyArray<CampaignId>
  readonly channel?: DailyMetrics["channel"]
  readonly sort: ReportSort
  readonly order: SortOrder
  readonly page: PageRequest
}

export class DailyMetricsRepository extends Context.Service<
  DailyMetricsRepository,
  {
    /**
     * Replaces what networks report for the given days of their campaigns; all of it is shown until `show` limits it.
     */
    readonly upsert: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      days: ReadonlyArray<NetworkDay>,
    ) => Effect.Effect<void>
    /** The reported spend of each network campaign, in total and on `today`. */
    readonly reported: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      today: LocalDate,
    ) => Effect.Effect<ReadonlyArray<ReportedSpend>>
    /** Shows at most `most` as the campaign's spend, earliest days first; every report uses the shown spend. */
    readonly show: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      most: MinorUnits,
    ) => Effect.Effect<void>
    /** What a campaign brought by channel on some days, as it is shown. */
    readonly figures: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      days: DateRange,
    ) => Effect.Effect<CampaignFigures>
    readonly report: (
      businessProfileId: BusinessProfileId,
      range: DateRange,
      previous: DateRange,
    ) => Effect.Effect<MetricsReport>
    /** A page of rows, with the totals and number of all; `previous` only where days are compared. */
    readonly rows: (
      businessProfileId: BusinessProfileId,
      query: ReportQuery,
    ) => Effect.Effect<Pick<PerformanceReport, "totals" | "previous" | "rows" | "total">>
  }
>()("insights/DailyMetricsRepository") {}
