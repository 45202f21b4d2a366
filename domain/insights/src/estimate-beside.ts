import { countsConversions, type LaunchEstimate, type ResultsOf } from "@domain/campaigns"
import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { MetricTotals } from "./metrics.ts"

/**
 * A launch's estimate beside its results: from `low` to `high` results for what was spent since, in minor units. `Early` is
 * before a day's budget was spent. Ours.
 */
export const EstimateBeside = Schema.Struct({
  low: Schema.Int,
  high: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  standing: Schema.Literals(["Early", "Below", "Within", "Above"]),
})
export type EstimateBeside = typeof EstimateBeside.Type

/** The estimate of a launch for the money that was spent since; absent where the launch had no daily budget. */
export const estimateBeside = (
  { dailyBudget, resultsLow, resultsHigh }: LaunchEstimate,
  { results, spend }: Pick<MetricTotals, "results" | "spend">,
): EstimateBeside | undefined => {
  if (dailyBudget <= 0) return undefined
  const low = Math.floor((spend * resultsLow) / dailyBudget)
  const high = Math.ceil((spend * resultsHigh) / dailyBudget)
  const standing = spend < dailyBudget ? "Early" : results < low ? "Below" : results > high ? "Above" : "Within"
  return { low, high, results, spend, standing }
}

/**
 * What a launch's estimate is beside: its results, or the clicks of a campaign that counts conversions, since visits alone were
 * estimated.
 */
export const estimatedFigures = (
  campaign: ResultsOf,
  { results, clicks, spend }: Pick<MetricTotals, "results" | "clicks" | "spend">,
): Pick<MetricTotals, "results" | "spend"> => ({ results: countsConversions(campaign) ? clicks : results, spend })
