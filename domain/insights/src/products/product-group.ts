import { addDays, type LocalDate } from "@domain/kernel"
import { Schema } from "effect"
import { leastRise } from "../interval.ts"
import type { ProductTotals } from "../product-metrics.ts"
import type { ProductRow } from "../product-report.ts"
import type { ProductCard } from "./product-card.ts"

/**
 * What products are to the shop: `Star` and `Waste` surely bring more and less for their cost than the other products, `New` is
 * shown since less than two weeks, `Sleeping` was shown by no network, and of `Steady` neither is sure. Ours.
 */
export const productGroups = ["Star", "Waste", "New", "Steady", "Sleeping"] as const
/** One of the groups. */
export const ProductGroup = Schema.Literals(productGroups)
export type ProductGroup = typeof ProductGroup.Type

/** How many times cheaper than with the other products sales must surely be for a star. Ours. */
const starBy = 1.2
/** How many times dearer than with the other products sales must surely be for a waste. Ours. */
const wasteBy = 1.5
/** For how many days a product is new. Ours. */
export const newDays = 14

/** A product with its sums of a period and its card in the feed. */
export interface FiguredProduct extends ProductRow {
  readonly card?: ProductCard
}

/** A product with its group. */
export interface GroupedProduct extends FiguredProduct {
  readonly group: ProductGroup
}

/** What an order of a product is worth: as it was sold, else its price, else what an order of the shop is worth. */
const orderWorth = ({ totals, card }: FiguredProduct, usual: number): number => {
  if (totals.orders > 0 && totals.totalSales > 0) return totals.totalSales / totals.orders
  return card?.price !== undefined && card.price.amount > 0 ? card.price.amount : usual
}

const isShown = ({ impressions, clicks, orders, cost }: ProductTotals): boolean =>
  impressions + clicks + orders + cost > 0

/**
 * The products with their groups. A product's cost counts in orders of its own worth, so that a dear product may take more of it;
 * a product is compared with all others together, and chance must not explain the difference (95 in 100). Ours.
 */
export const groupedProducts = (
  products: ReadonlyArray<FiguredProduct>,
  today: LocalDate,
): ReadonlyArray<GroupedProduct> => {
  const sum = (of: (product: FiguredProduct) => number) => products.reduce((total, product) => total + of(product), 0)
  const orders = sum(({ totals }) => totals.orders)
  const usual = orders === 0 ? 1 : Math.max(1, sum(({ totals }) => totals.totalSales) / orders)
  const spentIn = (product: FiguredProduct): number => product.totals.cost / orderWorth(product, usual)
  const spend = sum(spentIn)
  const groupOf = (product: FiguredProduct): ProductGroup => {
    const { totals, firstDay } = product
    if (!isShown(totals)) return "Sleeping"
    const own = { spend: spentIn(product), results: totals.orders }
    const others = { spend: spend - own.spend, results: orders - own.results }
    if ((leastRise(others, own) ?? 0) > starBy) return "Star"
    if ((leastRise(own, others) ?? 0) > wasteBy) return "Waste"
    return firstDay !== undefined && firstDay > addDays(today, -newDays) ? "New" : "Steady"
  }
  return products.map((product) => ({ ...product, group: groupOf(product) }))
}
