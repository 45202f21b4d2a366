import { type CurrencyCode, toMajor } from "@domain/kernel"
import { Schema } from "effect"
import type { FileCell } from "../lead-download.ts"
import { isProductAmount, type ProductMetric } from "../product-metrics.ts"
import { attributeOf, type ProductAttribute } from "./product-card.ts"
import type { GroupedProduct, ProductGroup } from "./product-group.ts"

const metricColumns = [
  "totalSales",
  "orders",
  "costPerOrder",
  "impressions",
  "clicks",
  "costPerClick",
] as const satisfies ReadonlyArray<ProductMetric>

const attributeColumns = [
  "category",
  "brand",
  "availability",
  "condition",
  "colour",
  "size",
] as const satisfies ReadonlyArray<ProductAttribute>

/** Columns of the products that people may choose, in the order they are shown. */
export const productColumns = ["group", ...metricColumns, ...attributeColumns] as const

/** One of the columns. */
export const ProductColumn = Schema.Literals(productColumns)
export type ProductColumn = typeof ProductColumn.Type

/** The columns of somebody who has chosen none; a seventh would leave no room for names. */
export const firstProductColumns: ReadonlyArray<ProductColumn> = [
  "group",
  "totalSales",
  "orders",
  "costPerOrder",
  "clicks",
]

/** The known columns among some names, in the order they are shown; undefined without any. */
export const productColumnsAmong = (names: ReadonlyArray<string>): ReadonlyArray<ProductColumn> | undefined => {
  const known = productColumns.filter((id) => names.includes(id))
  return known.length === 0 ? undefined : known
}

/** The texts of downloaded products in the reader's language. */
export interface ProductFileWords {
  /** The file's name without its ending. */
  readonly fileName: string
  readonly headOf: (column: ProductColumn | "product" | "code" | "price", currency: CurrencyCode) => string
  readonly groupOf: (group: ProductGroup) => string
  /** A value of an attribute; the networks' words are translated, the shop's own stay. */
  readonly valueOf: (attribute: ProductAttribute, value: string) => string
}

/** Cells of downloaded products: name, code and price, then a cell for each column; what nobody knows is empty, never 0. */
export const productRow = (columns: ReadonlyArray<ProductColumn>, currency: CurrencyCode, words: ProductFileWords) => {
  const ofMetric =
    (metric: (typeof metricColumns)[number]) =>
    ({ group, totals }: GroupedProduct): FileCell => {
      const value = group === "Sleeping" ? undefined : totals[metric]
      if (value === undefined) return ""
      return { count: isProductAmount(metric) ? toMajor({ amount: value, currency }) : value }
    }
  const ofAttribute =
    (attribute: (typeof attributeColumns)[number]) =>
    ({ card }: GroupedProduct): FileCell => {
      const value = attributeOf(card, attribute)
      return value === undefined ? "" : words.valueOf(attribute, value)
    }
  const priceOf = ({ card }: GroupedProduct): FileCell => {
    if (card?.price === undefined) return ""
    const price = toMajor(card.price)
    return card.price.currency === currency ? { count: price } : `${price} ${card.price.currency}`
  }
  const cells = columns.map((column) => {
    if (column === "group") return ({ group }: GroupedProduct): FileCell => words.groupOf(group)
    const metric = metricColumns.find((name) => name === column)
    const attribute = attributeColumns.find((name) => name === column)
    if (metric !== undefined) return ofMetric(metric)
    return attribute === undefined ? () => "" : ofAttribute(attribute)
  })
  return (product: GroupedProduct): ReadonlyArray<FileCell> => [
    product.title ?? product.productId,
    product.productId,
    priceOf(product),
    ...cells.map((cellOf) => cellOf(product)),
  ]
}
