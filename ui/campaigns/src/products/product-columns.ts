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

/** The metric with this name. */
export const metricNamed = (name: string | null): ShownMetric | undefined => shownMetrics.find((one) => one === name)

/** The attribute with this name. */
export const attributeNamed = (name: string | null): ProductAttribute | undefined =>
  ProductAttribute.literals.find((one) => one === name)
