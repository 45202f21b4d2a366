import { Context, type Effect } from "effect"
import type { DailyMetrics, MetricTotals, NetworkDay } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange, LocalDate, MinorUnits } from "@domain/kernel"

/** Numbers of one day over all channels and campaigns. */
export interface DaySums {
  readonly date: LocalDate
  readonly impressions: number
  readonly clicks: number
  readonly results: number
  readonly spend: MinorUnits
}

/** Everything a range of days adds up to; `days` holds only days with numbers. */
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
    /** Replaces the given days of the given campaigns at their networks. */
    readonly upsert: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      days: ReadonlyArray<NetworkDay>,
    ) => Effect.Effect<void>
    readonly totalSpent: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<MinorUnits>
    readonly report: (
      businessProfileId: BusinessProfileId,
      range: DateRange,
      previous: DateRange,
    ) => Effect.Effect<MetricsReport>
  }
>()("insights/DailyMetricsRepository") {}
