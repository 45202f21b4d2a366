import { Schema } from "effect"
import { MinorUnits } from "@domain/kernel"
import { CampaignChannel } from "@domain/campaigns"
import { costPer, shareOf } from "./ratio.ts"

/**
 * The metrics of one day and channel; `date` is local to the profile's time zone. Results are leads, calls, clicks or
 * chats by objective.
 */
export const DailyMetrics = Schema.Struct({
  date: Schema.String,
  channel: CampaignChannel,
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
})
export type DailyMetrics = typeof DailyMetrics.Type

/** A day of one network campaign; a campaign of ours has another one when a channel is recreated. */
export interface NetworkDay extends DailyMetrics {
  readonly externalCampaignId: string
}

/** Sums over a range. `costPerResult` is absent without results. */
export const MetricTotals = Schema.Struct({
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  costPerResult: Schema.optionalKey(MinorUnits),
  clickThroughRate: Schema.optionalKey(Schema.Number),
  costPerClick: Schema.optionalKey(MinorUnits),
})
export type MetricTotals = typeof MetricTotals.Type

/** Sums the days; a ratio over nothing is absent, not zero. Minor units round half up. */
export const totalsOf = (
  days: ReadonlyArray<Pick<DailyMetrics, "impressions" | "clicks" | "results" | "spend">>,
): MetricTotals => {
  const sum = { impressions: 0, clicks: 0, results: 0, spend: 0 }
  for (const day of days) {
    sum.impressions += day.impressions
    sum.clicks += day.clicks
    sum.results += day.results
    sum.spend += day.spend
  }
  const costPerResult = costPer(sum.spend, sum.results)
  const costPerClick = costPer(sum.spend, sum.clicks)
  const clickThroughRate = shareOf(sum.clicks, sum.impressions)
  return {
    ...sum,
    ...(costPerResult !== undefined && { costPerResult }),
    ...(costPerClick !== undefined && { costPerClick }),
    ...(clickThroughRate !== undefined && { clickThroughRate }),
  }
}
