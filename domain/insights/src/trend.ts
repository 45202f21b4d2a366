import type { MetricTotals } from "./metrics.ts"

/** Change against the previous range, as a ratio (0.25 is a quarter more); absent without anything to compare. */
export interface Trend {
  readonly spend?: number
  readonly results?: number
  readonly clicks?: number
  readonly impressions?: number
  readonly costPerResult?: number
}

/** How much of the former number a number changed by, as a ratio; absent without anything to compare. */
export const changeOf = (current: number | undefined, previous: number | undefined): number | undefined =>
  current === undefined || previous === undefined || previous === 0 ? undefined : (current - previous) / previous

/** Changes of a range's totals against the totals of the range of equal length before it. */
export const trendOf = (current: MetricTotals, previous: MetricTotals): Trend => {
  const keys = ["spend", "results", "clicks", "impressions", "costPerResult"] as const
  const changes = keys.map((key) => [key, changeOf(current[key], previous[key])] as const)
  return Object.fromEntries(changes.filter(([, value]) => value !== undefined))
}
