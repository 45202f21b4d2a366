import { CurrencyCode, MinorUnits, minorDigits } from "@domain/kernel"
import { Schema } from "effect"
import { ProductRefusal } from "./product-refusal.ts"

const text = Schema.optionalKey(Schema.String)

/** What the feed says of a product today; a product that left the feed has none of it. */
export const ProductCard = Schema.Struct({
  title: text,
  imageLink: text,
  link: text,
  availability: text,
  price: Schema.optionalKey(Schema.Struct({ amount: MinorUnits, currency: CurrencyCode })),
  /** The first level of the shop's own product type, else of Google's category. */
  category: text,
  brand: text,
  condition: text,
  colour: text,
  size: text,
  gender: text,
  ageGroup: text,
  material: text,
  /** The whole of the shop's own type, and of Google's category. */
  productType: text,
  googleCategory: text,
  /** The group of variants that the product is in. */
  variantGroup: text,
  /** The shop's own labels, which the networks call custom_label_0 to custom_label_4. */
  customLabel0: text,
  customLabel1: text,
  customLabel2: text,
  customLabel3: text,
  customLabel4: text,
  /** The owner leaves it out of ads. */
  isLeftOut: Schema.optionalKey(Schema.Boolean),
  /** Why a network does not show it. */
  refusals: Schema.optionalKey(Schema.Array(ProductRefusal)),
  /** The price that the network last said it shows, where that was not the feed's. */
  networkPrice: Schema.optionalKey(Schema.Struct({ amount: MinorUnits, currency: CurrencyCode })),
})
export type ProductCard = typeof ProductCard.Type

/** By what advertised products are broken down, besides their groups. Spec: screens, productInsights. */
export const productAttributes = [
  "category",
  "brand",
  "priceBand",
  "availability",
  "condition",
  "colour",
  "size",
  "gender",
  "ageGroup",
  "material",
  "productType",
  "googleCategory",
  "variantGroup",
  "customLabel0",
  "customLabel1",
  "customLabel2",
  "customLabel3",
  "customLabel4",
] as const
/** One of the attributes. */
export const ProductAttribute = Schema.Literals(productAttributes)
export type ProductAttribute = typeof ProductAttribute.Type

/** The networks' words for availability and condition. */
export const networkProductWords = [
  "in_stock",
  "out_of_stock",
  "preorder",
  "backorder",
  "available_for_order",
  "discontinued",
  "new",
  "used",
  "refurbished",
] as const

/** Steps of price bands within a power of ten. */
const steps = [5, 2, 1] as const

/** The least price of a price's band in minor units: 0, or 1, 2 or 5 times a power of ten of whole units. Ours. */
export const priceBandOf = (amount: MinorUnits, currency: CurrencyCode): MinorUnits => {
  let power = 10 ** minorDigits[currency]
  if (amount < power) return 0
  while (power * 10 <= amount) power *= 10
  return power * (steps.find((step) => step * power <= amount) ?? 1)
}

/** The least price of the band above a band, in minor units. */
export const nextPriceBand = (least: MinorUnits, currency: CurrencyCode): MinorUnits =>
  least === 0 ? 10 ** minorDigits[currency] : String(least).startsWith("2") ? (least / 2) * 5 : least * 2

/** A product's value of an attribute; undefined where the feed says none. A price band is told by its least price. */
export const attributeOf = (card: ProductCard | undefined, attribute: ProductAttribute): string | undefined => {
  if (attribute !== "priceBand") return card?.[attribute]
  return card?.price === undefined ? undefined : String(priceBandOf(card.price.amount, card.price.currency))
}
