import type { AdReport } from "../ad-network.ts"
import type { Context } from "../core/context.ts"
import { simulate, type DayMetrics, type DeliveryUnit } from "./simulate.ts"

/** One ad's delivery by day until now, oldest first. */
export const adMetrics = (context: Context, adId: string): DayMetrics[] =>
  Object.values(context.state.deliveries)
    .filter((unit) => unit.segments.some((segment) => segment.adIds.includes(adId)))
    .flatMap((unit) => simulate(unit, context.clock.now()))
    .filter((row) => row.adId === adId)
    .toSorted((left, right) => (left.day < right.day ? -1 : 1))

/** The budget an ad serves from, or undefined before its first delivery. */
export const unitOf = (context: Context, adId: string): DeliveryUnit | undefined =>
  Object.values(context.state.deliveries).findLast((unit) =>
    unit.segments.some((segment) => segment.adIds.includes(adId)),
  )

type AdTotals = Pick<AdReport, "impressions" | "clicks" | "spendMinor" | "currency" | "results">

/** What one ad delivered until now, all days together. */
export const adTotals = (context: Context, adId: string): AdTotals => {
  const currency = unitOf(context, adId)?.currency
  return adMetrics(context, adId).reduce(
    (sum, row) => ({
      ...sum,
      impressions: sum.impressions + row.impressions,
      clicks: sum.clicks + row.clicks,
      spendMinor: sum.spendMinor + row.spendMinor,
      results: sum.results + row.results,
    }),
    { impressions: 0, clicks: 0, spendMinor: 0, results: 0, ...(currency !== undefined && { currency }) },
  )
}
