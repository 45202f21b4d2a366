import { Schema } from "effect"
import { type DateRange, holdsDay, LocalDate, MinorUnits } from "@domain/kernel"
import { costPer } from "./ratio.ts"

/**
 * The metrics of one day and product; `cost` and `totalSales` in minor units. Spec: business constants, metric labels.
 */
export const ProductDay = Schema.Struct({
  date: LocalDate,
  cost: MinorUnits,
  impressions: Schema.Int,
  clicks: Schema.Int,
  totalSales: MinorUnits,
  orders: Schema.Int,
})
export type ProductDay = typeof ProductDay.Type

/** Sums over a period; a cost over nothing is absent, not zero. */
export const ProductTotals = Schema.Struct({
  cost: MinorUnits,
  impressions: Schema.Int,
  clicks: Schema.Int,
  totalSales: MinorUnits,
  orders: Schema.Int,
  costPerOrder: Schema.optionalKey(MinorUnits),
  costPerClick: Schema.optionalKey(MinorUnits),
})
export type ProductTotals = typeof ProductTotals.Type
/** The name of a product metric. */
export type ProductMetric = keyof ProductTotals

/**
 * The metrics in order, with their labels in reports. Cost is not shown; CPC is shown as cost per click. Spec: business
 * constants, metric labels.
 */
export const productMetrics: ReadonlyArray<{
  readonly name: ProductMetric
  readonly label: string
  readonly isShown: boolean
}> = [
  { name: "cost", label: "Cost", isShown: false },
  { name: "impressions", label: "Impressions", isShown: true },
  { name: "clicks", label: "Clicks", isShown: true },
  { name: "totalSales", label: "Total Sales", isShown: true },
  { name: "orders", label: "Orders", isShown: true },
  { name: "costPerOrder", label: "Cost per Orders", isShown: true },
  { name: "costPerClick", label: "CPC", isShown: true },
]

/** The shown metrics, in order. */
export const shownProductMetrics: ReadonlyArray<ProductMetric> = productMetrics
  .filter(({ isShown }) => isShown)
  .map(({ name }) => name)

const amounts: ReadonlySet<ProductMetric> = new Set(["cost", "totalSales", "costPerOrder", "costPerClick"])

/** Whether a metric is money and not a count. */
export const isProductAmount = (metric: ProductMetric): boolean => amounts.has(metric)

/** The metric of a report's label; undefined for an unknown label. */
export const productMetricOf = (label: string): ProductMetric | undefined =>
  productMetrics.find((metric) => metric.label === label)?.name

/** Sums a product's days, with costs per order and click. */
export const productTotalsOf = (days: ReadonlyArray<Omit<ProductDay, "date">>): ProductTotals => {
  const sum = { cost: 0, impressions: 0, clicks: 0, totalSales: 0, orders: 0 }
  for (const day of days) {
    sum.cost += day.cost
    sum.impressions += day.impressions
    sum.clicks += day.clicks
    sum.totalSales += day.totalSales
    sum.orders += day.orders
  }
  const costPerOrder = costPer(sum.cost, sum.orders)
  const costPerClick = costPer(sum.cost, sum.clicks)
  return {
    ...sum,
    ...(costPerOrder !== undefined && { costPerOrder }),
    ...(costPerClick !== undefined && { costPerClick }),
  }
}

/** The totals of each bucket, in order; days outside every bucket are ignored. */
export const totalsByBucket = (
  buckets: ReadonlyArray<DateRange>,
  days: ReadonlyArray<ProductDay>,
): ReadonlyArray<ProductTotals> =>
  buckets.map((bucket) => productTotalsOf(days.filter(({ date }) => holdsDay(bucket, date))))
