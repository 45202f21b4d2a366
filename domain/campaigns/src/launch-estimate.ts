import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** The estimate of a day before a launch, as a range and not a promise, with the daily budget behind it (minor units). Ours. */
export const LaunchEstimate = Schema.Struct({
  dailyBudget: MinorUnits,
  reachLow: Schema.Int,
  reachHigh: Schema.Int,
  resultsLow: Schema.Int,
  resultsHigh: Schema.Int,
})
export type LaunchEstimate = typeof LaunchEstimate.Type
