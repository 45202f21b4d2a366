import { Schema } from "effect"
import { ProductTotals, productTotalsOf } from "../product-metrics.ts"
import { attributeOf, ProductAttribute } from "./product-card.ts"
import { hasProblem, type ProductProblem } from "./product-problem.ts"
import { type GroupedProduct, ProductGroup, productGroups } from "./product-group.ts"

/** Which products are shown. A breakdown without a value chooses none; an empty value chooses products without one. */
export interface ProductChoice {
  readonly search?: string
  readonly group?: ProductGroup
  readonly attribute?: ProductAttribute
  readonly value?: string
  readonly problem?: ProductProblem
}

/** A part of the products with its sums. */
const sums = { products: Schema.Int, totals: ProductTotals } as const

/** The products of a group. */
export const ProductGroupPart = Schema.Struct({ group: ProductGroup, ...sums })
export type ProductGroupPart = typeof ProductGroupPart.Type

/** The products with one value of an attribute; without a value, products whose feed says none. */
const ProductPart = Schema.Struct({ value: Schema.optionalKey(Schema.String), ...sums })

/** The most parts of a breakdown that are told apart; the others are summed. Ours. */
export const mostParts = 30

/** Products by an attribute, best sold first; `rest` are all further values together. */
export const ProductBreakdown = Schema.Struct({
  attribute: ProductAttribute,
  parts: Schema.Array(ProductPart),
  rest: Schema.optionalKey(Schema.Struct({ values: Schema.Int, ...sums })),
})
export type ProductBreakdown = typeof ProductBreakdown.Type

const partOf = (products: ReadonlyArray<GroupedProduct>) => ({
  products: products.length,
  totals: productTotalsOf(products.map(({ totals }) => totals)),
})

const isFound = ({ search = "" }: ProductChoice) => {
  const wanted = search.trim().toLowerCase()
  return ({ productId, title = "" }: GroupedProduct): boolean => `${productId}\n${title}`.toLowerCase().includes(wanted)
}

const hasValue =
  ({ attribute, value }: ProductChoice) =>
  ({ card }: GroupedProduct): boolean =>
    attribute === undefined || value === undefined || (attributeOf(card, attribute) ?? "") === value

const isOfGroup =
  ({ group }: ProductChoice) =>
  (product: GroupedProduct): boolean =>
    group === undefined || product.group === group

const isWithProblem =
  ({ problem }: ProductChoice) =>
  (product: GroupedProduct): boolean =>
    problem === undefined || hasProblem(problem, product)

/** The products that a choice shows. */
export const chosenProducts = (
  products: ReadonlyArray<GroupedProduct>,
  choice: ProductChoice,
): ReadonlyArray<GroupedProduct> => {
  const rules = [isFound(choice), hasValue(choice), isOfGroup(choice), isWithProblem(choice)]
  return products.filter((product) => rules.every((isChosen) => isChosen(product)))
}

/** Each group among what the rest of a choice shows, in the order of groups; groups without products are left out. */
export const groupParts = (
  products: ReadonlyArray<GroupedProduct>,
  { group: _group, ...choice }: ProductChoice,
): ReadonlyArray<ProductGroupPart> => {
  const byGroup = Map.groupBy(chosenProducts(products, choice), ({ group }) => group)
  return productGroups.flatMap((group) => {
    const own = byGroup.get(group)
    return own === undefined ? [] : [{ group, ...partOf(own) }]
  })
}

/** The breakdown by a choice's attribute of what the rest of the choice shows; undefined without an attribute. */
export const breakdownOf = (
  products: ReadonlyArray<GroupedProduct>,
  { value: _value, ...choice }: ProductChoice,
): ProductBreakdown | undefined => {
  const { attribute } = choice
  if (attribute === undefined) return undefined
  const byValue = Map.groupBy(chosenProducts(products, choice), ({ card }) => attributeOf(card, attribute))
  const sorted = [...byValue]
    .map(([value, own]) => ({ value, own, part: partOf(own) }))
    .toSorted(
      ({ value = "", part }, other) =>
        other.part.totals.totalSales - part.totals.totalSales ||
        other.part.totals.impressions - part.totals.impressions ||
        (value < (other.value ?? "") ? -1 : 1),
    )
  const rest = sorted.slice(mostParts)
  return {
    attribute,
    parts: sorted.slice(0, mostParts).map(({ value, part }) => ({ ...(value !== undefined && { value }), ...part })),
    ...(rest.length > 0 && { rest: { values: rest.length, ...partOf(rest.flatMap(({ own }) => own)) } }),
  }
}
