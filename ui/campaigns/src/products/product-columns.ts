import { ProductAttribute, type ProductMetric, type ProductSort, shownProductMetrics } from "@domain/insights"

/** The metrics that have a card; the cost itself is skipped. Spec: business constants, metric labels. */
export const shownMetrics: ReadonlyArray<ShownMetric> = shownProductMetrics.filter(
  (name): name is ShownMetric => name !== "cost",
)
export type ShownMetric = Exclude<ProductMetric, "cost">

/** The sort that each metric's column stands for. */
export const sortOf: Readonly<Record<ShownMetric, ProductSort>> = {
  impressions: "Impressions",
  clicks: "Clicks",
  totalSales: "TotalSales",
  orders: "Orders",
  costPerOrder: "CostPerOrder",
  costPerClick: "CostPerClick",
}

/** Columns of the products that people may choose, in the order they are shown. */
export const productColumns = [
  "group",
  "totalSales",
  "orders",
  "costPerOrder",
  "impressions",
  "clicks",
  "costPerClick",
  "category",
  "brand",
  "availability",
  "condition",
  "colour",
  "size",
] as const
export type ProductColumn = (typeof productColumns)[number]

/** The columns of somebody who has chosen none; a seventh would leave no room for names. */
export const firstProductColumns: ReadonlyArray<ProductColumn> = [
  "group",
  "totalSales",
  "orders",
  "costPerOrder",
  "clicks",
]

/** The metric with this name. */
export const metricNamed = (name: string | null): ShownMetric | undefined => shownMetrics.find((one) => one === name)

/** The known columns among some names, in the order they are shown; undefined without any. */
export const productColumnsAmong = (names: ReadonlyArray<string>): ReadonlyArray<ProductColumn> | undefined => {
  const known = productColumns.filter((id) => names.includes(id))
  return known.length === 0 ? undefined : known
}

/** The attribute with this name. */
export const attributeNamed = (name: string | null): ProductAttribute | undefined =>
  ProductAttribute.literals.find((one) => one === name)
