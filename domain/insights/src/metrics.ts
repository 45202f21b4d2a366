import { Schema } from "effect"
import { MinorUnits } from "@domain/kernel"
import { CampaignChannel } from "@domain/campaigns"
import { costPer, shareOf } from "./ratio.ts"

/**
 * The metrics of one day and channel; `date` is local to the profile's time zone. Results are leads, calls, clicks, chats or
 * conversions by what the campaign is for and what its launch fixed.
 */
export const DailyMetrics = Schema.Struct({
  date: Schema.String,
  channel: CampaignChannel,
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  /** What conversions on the website were worth; absent where none told a value. */
  value: Schema.optionalKey(MinorUnits),
})
export type DailyMetrics = typeof DailyMetrics.Type

/** A day of one network campaign; a campaign of ours has another one when a channel is recreated. */
export interface NetworkDay extends DailyMetrics {
  readonly externalCampaignId: string
}

/** The name under which a campaign's days stand that its website counted, beside the days of its network campaigns. */
export const countedOnWebsite = "website"

/** A day as a network reports it, of a campaign whose results its website counts: the network's own results are none. */
export const withoutResults = (day: NetworkDay): NetworkDay => ({ ...day, results: 0 })

/** Sums over a range. `costPerResult` is absent without results, and `value` where no conversion told one. */
export const MetricTotals = Schema.Struct({
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  costPerResult: Schema.optionalKey(MinorUnits),
  clickThroughRate: Schema.optionalKey(Schema.Number),
  costPerClick: Schema.optionalKey(MinorUnits),
  value: Schema.optionalKey(MinorUnits),
})
export type MetricTotals = typeof MetricTotals.Type

/** Sums the days; a ratio over nothing is absent, not zero. Minor units round half up. */
export const totalsOf = (
  days: ReadonlyArray<Pick<DailyMetrics, "impressions" | "clicks" | "results" | "spend" | "value">>,
): MetricTotals => {
  const sum = { impressions: 0, clicks: 0, results: 0, spend: 0 }
  for (const day of days) {
    sum.impressions += day.impressions
    sum.clicks += day.clicks
    sum.results += day.results
    sum.spend += day.spend
  }
  const values = days.flatMap(({ value }) => value ?? [])
  const costPerResult = costPer(sum.spend, sum.results)
  const costPerClick = costPer(sum.spend, sum.clicks)
  const clickThroughRate = shareOf(sum.clicks, sum.impressions)
  return {
    ...sum,
    ...(costPerResult !== undefined && { costPerResult }),
    ...(costPerClick !== undefined && { costPerClick }),
    ...(clickThroughRate !== undefined && { clickThroughRate }),
    ...(values.length > 0 && { value: values.reduce((all, value) => all + value, 0) }),
  }
}
