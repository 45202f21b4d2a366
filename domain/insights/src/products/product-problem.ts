import { Schema } from "effect"
import type { ProductCard } from "./product-card.ts"
import type { GroupedProduct } from "./product-group.ts"

/** Why an advertised product needs its owner: the network refuses it, shows another price, or it is out of stock. */
export const productProblems = ["Refused", "Repriced", "SoldOut"] as const

/** One of the problems. */
export const ProductProblem = Schema.Literals(productProblems)
export type ProductProblem = typeof ProductProblem.Type

/** Whether the network shows another price than the feed has. */
export const isRepriced = ({ price, networkPrice }: Pick<ProductCard, "price" | "networkPrice">): boolean =>
  price !== undefined &&
  networkPrice !== undefined &&
  (price.amount !== networkPrice.amount || price.currency !== networkPrice.currency)

const rules: Readonly<Record<ProductProblem, (card: ProductCard, product: GroupedProduct) => boolean>> = {
  Refused: ({ refusals = [] }) => refusals.length > 0,
  Repriced: isRepriced,
  SoldOut: ({ availability }, { group }) => group !== "Sleeping" && availability === "out_of_stock",
}

/** Whether a product has a problem; a product that is left out of ads, or of no feed, has none. */
export const hasProblem = (problem: ProductProblem, product: GroupedProduct): boolean =>
  product.card !== undefined && product.card.isLeftOut !== true && rules[problem](product.card, product)

/** The products with a problem: how many there are, and the codes of at most `most`. */
export const ProductAlert = Schema.Struct({
  problem: ProductProblem,
  products: Schema.Int,
  productIds: Schema.Array(Schema.String),
})
export type ProductAlert = typeof ProductAlert.Type

/** Each problem that any product has, in order, with the codes of at most `most` products. */
export const productAlerts = (products: ReadonlyArray<GroupedProduct>, most: number): ReadonlyArray<ProductAlert> =>
  productProblems.flatMap((problem) => {
    const codes = products.filter((product) => hasProblem(problem, product)).map(({ productId }) => productId)
    return codes.length === 0 ? [] : [{ problem, products: codes.length, productIds: codes.slice(0, most) }]
  })
