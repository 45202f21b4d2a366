import type { FeedItem } from "./feed-item.ts"
import { type FeedPrice, readFeedPrice } from "./feed-price.ts"

/** A product of a feed as ads show it; what it needs is there and has its form. */
export interface AdvertisedItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string
  readonly imageLink: string
  /** In one of the networks' words, such as `in_stock`. */
  readonly availability: string
  readonly condition: string
  readonly price: FeedPrice
  readonly salePrice?: FeedPrice
  readonly brand?: string
}

const word = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_")

/** The product as its ads show it, in a catalogue of a currency; undefined for one that no ad can show. */
export const advertisedItem = (item: FeedItem, currency: string): AdvertisedItem | undefined => {
  const { id, title, link, image_link: imageLink, availability, description = title, brand, condition = "new" } = item
  const price = readFeedPrice(item.price ?? "", currency)
  if (id === undefined || title === undefined || description === undefined || price === undefined) return undefined
  if (link === undefined || imageLink === undefined || availability === undefined) return undefined
  const reduced = item.sale_price === undefined ? undefined : readFeedPrice(item.sale_price, currency)
  const isLower = reduced !== undefined && reduced.currency === price.currency && reduced.amount < price.amount
  return {
    id,
    title,
    description,
    link,
    imageLink,
    availability: word(availability),
    condition: word(condition),
    price,
    ...(isLower && { salePrice: reduced }),
    ...(brand !== undefined && { brand }),
  }
}
