import { Context, type Effect } from "effect"
import type { DailyMetrics, MetricTotals, NetworkDay, ReportedSpend } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange, LocalDate, MinorUnits } from "@domain/kernel"

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
    readonly report: (
      businessProfileId: BusinessProfileId,
      range: DateRange,
      previous: DateRange,
    ) => Effect.Effect<MetricsReport>
  }
>()("insights/DailyMetricsRepository") {}
