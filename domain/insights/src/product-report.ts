import { Schema } from "effect"
import type { CampaignChannel } from "@domain/campaigns"
import { errorCode } from "@domain/errors"
import { CurrencyCode, DateRange, inOrder, LocalDate, MinorUnits, previousRange, type SortOrder } from "@domain/kernel"
import { type ProductDay, ProductTotals } from "./product-metrics.ts"
import { bucketsOf, ProductInsightPeriod } from "./product-periods.ts"

/** A product's day as a network reports it; `productId` is the code that the feed gives it. */
export interface NetworkProductDay extends ProductDay {
  readonly productId: string
  readonly title?: string
}

/** The products of a network's campaign on all of some days; what is not among them brought nothing. */
export interface NetworkProducts {
  readonly channel: CampaignChannel
  readonly externalCampaignId: string
  readonly range: DateRange
  readonly days: ReadonlyArray<NetworkProductDay>
}

/** No product with this code was advertised. Spec: error catalogue, 104. */
export class ProductNotFound extends Schema.TaggedError<ProductNotFound>()("ProductNotFound", {
  errorCode: errorCode(104),
}) {}

/** By what advertised products are sorted: `Product` is the title, or the code without one. Ours. */
export const ProductSort = Schema.Literals([
  "Product",
  "Impressions",
  "Clicks",
  "TotalSales",
  "Orders",
  "CostPerOrder",
  "CostPerClick",
])
export type ProductSort = typeof ProductSort.Type

/** An advertised product with its sums of a period; `firstDay` is the first day on which a network ever showed it. */
export const ProductRow = Schema.Struct({
  productId: Schema.String,
  title: Schema.optionalKey(Schema.String),
  firstDay: Schema.optionalKey(LocalDate),
  totals: ProductTotals,
})
export type ProductRow = typeof ProductRow.Type

/** What products brought in a period and in each of its parts; days are local to the business's time zone. */
export const ProductInsights = Schema.Struct({
  period: ProductInsightPeriod,
  days: DateRange,
  compared: DateRange,
  timeZone: Schema.String,
  currency: CurrencyCode,
  totals: ProductTotals,
  previous: ProductTotals,
  parts: Schema.Array(Schema.Struct({ days: DateRange, totals: ProductTotals })),
})
export type ProductInsights = typeof ProductInsights.Type

/** The parts of a period on `today`, all of its days, and as many days before. */
export const insightDays = (period: ProductInsightPeriod, today: LocalDate) => {
  const parts = bucketsOf(period, today)
  const days = { from: parts[0]?.from ?? today, to: parts.at(-1)?.to ?? today }
  return { parts, days, compared: previousRange(days) }
}

/** A product's cost as far as its campaign's day is shown: in the same proportion, rounded down. */
export const shownCost = (
  cost: MinorUnits,
  day: { readonly reported: MinorUnits; readonly spend: MinorUnits } | undefined,
): MinorUnits =>
  day === undefined || day.reported === 0 ? cost : Number((BigInt(cost) * BigInt(day.spend)) / BigInt(day.reported))

const sortedBy: Readonly<Record<ProductSort, (row: ProductRow) => string | number | undefined>> = {
  Product: ({ title, productId }) => (title ?? productId).toLowerCase(),
  Impressions: ({ totals }) => totals.impressions,
  Clicks: ({ totals }) => totals.clicks,
  TotalSales: ({ totals }) => totals.totalSales,
  Orders: ({ totals }) => totals.orders,
  CostPerOrder: ({ totals }) => totals.costPerOrder,
  CostPerClick: ({ totals }) => totals.costPerClick,
}

const compared = <A extends string | number>(one: A, other: A): number => (one === other ? 0 : one < other ? -1 : 1)

/** Products in their order: those without the figure come last either way, and equal ones follow their codes. */
export const sortedProducts = <Row extends ProductRow>(
  rows: ReadonlyArray<Row>,
  sort: ProductSort,
  order: SortOrder,
): ReadonlyArray<Row> => {
  const valueOf = sortedBy[sort]
  const byValue = inOrder<string | number>(order, compared)
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    const byCode = compared(one.productId, other.productId)
    if (a === undefined || b === undefined) return a === b ? byCode : a === undefined ? 1 : -1
    return byValue(a, b) || byCode
  })
}
