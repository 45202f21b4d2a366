import type { FeedItem } from "./feed-item.ts"
import { type FeedPrice, readFeedPrice } from "./feed-price.ts"
import { readSaleDates, type SaleDates } from "./sale-dates.ts"

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
  /** When the sale price counts; always where there are none. */
  readonly saleDates?: SaleDates
  /** Further pictures, at most as many as the networks take. */
  readonly additionalImageLinks?: ReadonlyArray<string>
  readonly brand?: string
}

/** The most further pictures that networks take. */
const mostPictures = 20

/** Further pictures are listed with commas, which their addresses may have too. */
const picturesIn = (text: string): ReadonlyArray<string> =>
  text
    .split(/,(?=\s*https?:\/\/)/i)
    .map((address) => address.trim())
    .filter((address) => /^https?:\/\/\S+$/i.test(address))
    .slice(0, mostPictures)

/** What a product costs at a moment. */
export const priceAt = (
  { price, salePrice, saleDates }: Pick<AdvertisedItem, "price" | "salePrice" | "saleDates">,
  now: number,
): FeedPrice => {
  const counts = saleDates === undefined || (saleDates.from <= now && now < saleDates.until)
  return salePrice !== undefined && counts ? salePrice : price
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
  const pictures = picturesIn(item.additional_image_link ?? "")
  const said = item.sale_price_effective_date
  const saleDates = said === undefined ? undefined : readSaleDates(said)
  const isDated = said === undefined || saleDates !== undefined
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
    ...(pictures.length > 0 && { additionalImageLinks: pictures }),
    // Of a sale whose dates cannot be read nobody knows whether it counts.
    ...(isLower && isDated && { salePrice: reduced, ...(saleDates !== undefined && { saleDates }) }),
    ...(brand !== undefined && { brand }),
  }
}
