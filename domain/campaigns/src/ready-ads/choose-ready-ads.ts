import { carouselLimits } from "@domain/creatives"
import { Schema } from "effect"
import type { UsableProduct } from "./usable-products.ts"

/** Why products are proposed as an ad: the greatest discount, the best shown, one kind together, the lowest or the highest price. */
export const ReadyAdKind = Schema.Literals(["Reduced", "Showpiece", "Collection", "BestValue", "TopPrice"])
export type ReadyAdKind = typeof ReadyAdKind.Type

/** An ad that is proposed, with its products in their order; a collection alone has several. */
export interface ReadyAd {
  readonly kind: ReadyAdKind
  readonly products: ReadonlyArray<UsableProduct>
}

/** The number of proposed ads, and the number of single products before a collection. */
const mostAds = 3
const singlesFirst = 2
/** The least discount in percent that people notice. */
const leastDiscount = 5
/** The cards of a proposed carousel; Instagram shows five. */
const collectionCards = { least: 3, most: carouselLimits.cards.mostOnInstagram } as const

type Order = (one: UsableProduct, other: UsableProduct) => number

const byCode: Order = (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id))

/** The whole percentage by which a product costs less than before; 0 where it does not. */
export const discountOf = ({ price, formerPrice }: Pick<UsableProduct, "price" | "formerPrice">): number =>
  formerPrice === undefined ? 0 : Math.floor(((formerPrice.amount - price.amount) * 100) / formerPrice.amount)

const middlePrice = (products: ReadonlyArray<UsableProduct>): number => {
  const sorted = products.map(({ price }) => price.amount).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The best shown first: more pictures, words of its own, a price near the shop's middle price. */
const bestShown = (products: ReadonlyArray<UsableProduct>): Order => {
  const middle = middlePrice(products)
  const distance = ({ price }: UsableProduct) => Math.abs(price.amount - middle)
  return (one, other) =>
    other.pictures - one.pictures ||
    Number(other.words !== "") - Number(one.words !== "") ||
    distance(one) - distance(other) ||
    byCode(one, other)
}

const byDiscount: Order = (one, other) =>
  discountOf(other) - discountOf(one) || other.price.amount - one.price.amount || byCode(one, other)
const cheapest: Order = (one, other) => one.price.amount - other.price.amount || byCode(one, other)
const dearest: Order = (one, other) => other.price.amount - one.price.amount || byCode(one, other)

type SingleKind = Exclude<ReadyAdKind, "Collection">

/** The single products in the order of their claim; each is claimed once. */
const singlesOf = (products: ReadonlyArray<UsableProduct>): ReadonlyArray<ReadyAd> => {
  const reduced = products.filter((product) => discountOf(product) >= leastDiscount)
  const orders: ReadonlyArray<readonly [SingleKind, ReadonlyArray<UsableProduct>, Order]> = [
    ["Reduced", reduced, byDiscount],
    ["Showpiece", products, bestShown(products)],
    ["BestValue", products, cheapest],
    ["TopPrice", products, dearest],
  ]
  const claimed = new Set<string>()
  return orders.flatMap(([kind, among, order]): ReadonlyArray<ReadyAd> => {
    const [product] = among.filter(({ id }) => !claimed.has(id)).toSorted(order)
    if (product === undefined) return []
    claimed.add(product.id)
    return [{ kind, products: [product] }]
  })
}

/** The cards of the shop's largest category among the products, else of them all; none where there are too few. */
const collectionOf = (
  rest: ReadonlyArray<UsableProduct>,
  all: ReadonlyArray<UsableProduct>,
): ReadonlyArray<UsableProduct> => {
  const named = rest.filter(({ category }) => category !== undefined)
  const [largest = []] = [...Map.groupBy(named, ({ category = "" }) => category)]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || (one < other ? -1 : 1))
    .map(([, products]) => products)
  const among = largest.length >= collectionCards.least ? largest : rest
  if (among.length < collectionCards.least) return []
  return among.toSorted(bestShown(all)).slice(0, collectionCards.most)
}

/**
 * At most three ads of different products: two single ones, then a collection of what is left, else a third single one. The
 * same products make the same ads, in whatever order they come. Ours.
 */
export const chooseReadyAds = (products: ReadonlyArray<UsableProduct>): ReadonlyArray<ReadyAd> => {
  const singles = singlesOf(products)
  const first = singles.slice(0, singlesFirst)
  const claimed = new Set(first.flatMap((ad) => ad.products.map(({ id }) => id)))
  const cards = collectionOf(
    products.filter(({ id }) => !claimed.has(id)),
    products,
  )
  return cards.length === 0 ? singles.slice(0, mostAds) : [...first, { kind: "Collection", products: cards }]
}

/** The category that all products of an ad have; undefined where they have several or none. */
export const sharedCategory = ([first, ...others]: ReadonlyArray<Pick<UsableProduct, "category">>):
  | string
  | undefined => (others.every(({ category }) => category === first?.category) ? first?.category : undefined)
