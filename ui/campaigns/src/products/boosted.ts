import type { AdvertisedProduct } from "@application/insights/contract"

/** How many other products an ad shows after the boosted product. */
const mostBeside = 4

/** Whether an ad can show a product: it is in the feed and in stock, not left out, and its network shows it. */
export const isBoostable = ({ link, availability, isLeftOut, refusals = [] }: AdvertisedProduct): boolean =>
  link !== undefined && availability !== "out_of_stock" && isLeftOut !== true && refusals.length === 0

/** The product and the products that its ad shows after it, in the order of the lists; each once. */
export const boosted = (
  product: AdvertisedProduct,
  listed: ReadonlyArray<AdvertisedProduct>,
): readonly [AdvertisedProduct, ...ReadonlyArray<AdvertisedProduct>] => [
  product,
  ...[...new Map(listed.map((one) => [one.productId, one])).values()]
    .filter((one) => one.productId !== product.productId && isBoostable(one))
    .slice(0, mostBeside),
]
