import { countsConversions, type ResultsOf } from "@domain/campaigns"
import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { MetricTotals } from "./metrics.ts"

/**
 * What conversions on the website were worth beside what their campaigns cost, in minor units; `ratio` is the worth of one unit of
 * spend, and absent while nothing was spent. Ours.
 */
export const CountedReturn = Schema.Struct({
  value: MinorUnits,
  spend: MinorUnits,
  ratio: Schema.optionalKey(Schema.Number),
})
export type CountedReturn = typeof CountedReturn.Type

/** Numbers of a campaign with what its results are. */
export interface MeasuredResults extends ResultsOf {
  readonly totals: Pick<MetricTotals, "results" | "spend" | "value">
}

/**
 * The return of campaigns whose conversions told values, with the money of campaigns that count conversions and brought none yet;
 * absent where no conversion told a value.
 */
export const countedReturnOf = (campaigns: ReadonlyArray<MeasuredResults>): CountedReturn | undefined => {
  const values = campaigns.flatMap(({ totals }) => totals.value ?? [])
  if (values.length === 0) return undefined
  const counted = campaigns.filter(({ totals, ...of }) => totals.value !== undefined || countsConversions(of))
  const value = values.reduce((sum, one) => sum + one, 0)
  const spend = counted.reduce((sum, { totals }) => sum + totals.spend, 0)
  return { value, spend, ...(spend > 0 && { ratio: value / spend }) }
}
