import type { FeedProduct } from "@application/businesses/contract"
import type { AdvertisedProduct } from "@application/insights/contract"
import { advertisedItem, priceAt } from "@domain/businesses"
import type { ShopProduct } from "@domain/campaigns"

export interface ProductFacts {
  /** Of prices that name none. */
  readonly currency: string
  readonly now: number
}

/** A feed's products that ads can show and that are in stock, what sold best first, else in the feed's order. */
export const productsOf = (
  items: ReadonlyArray<FeedProduct>,
  sold: ReadonlyArray<AdvertisedProduct>,
  { currency, now }: ProductFacts,
): ReadonlyArray<ShopProduct> => {
  const ranks = new Map(sold.map(({ productId }, rank) => [productId, rank]))
  const shown = items.flatMap(({ isTaken, item }) => {
    const product = isTaken ? advertisedItem(item, currency) : undefined
    return product === undefined || product.availability === "out_of_stock" ? [] : [product]
  })
  const rankOf = (id: string): number => ranks.get(id) ?? sold.length
  return shown
    .toSorted((one, other) => rankOf(one.id) - rankOf(other.id))
    .map((product) => ({
      title: product.title,
      link: product.link,
      imageLink: product.imageLink,
      price: priceAt(product, now),
    }))
}
