import { type AdvertisedItem, advertisedItem } from "./advertised-item.ts"
import type { FeedItem } from "./feed-item.ts"

/** An advertised product with its place in the shop. */
export interface ShopItem extends AdvertisedItem {
  /** The first level of the shop's own product type, else of Google's category. */
  readonly category?: string
  /** The code that the variants of a product share. */
  readonly groupId?: string
}

/** The first level of a category's path. */
const firstLevel = (path: string | undefined): string | undefined => path?.split(">")[0]?.trim() || undefined

/** The shop's own category of a product, else Google's; undefined where the feed says neither. */
export const shopCategory = (item: FeedItem): string | undefined =>
  firstLevel(item.product_type) ?? firstLevel(item.google_product_category)

/** The product with its place in the shop, in a catalogue of a currency; undefined for a product that no ad can show. */
export const shopItem = (item: FeedItem, currency: string): ShopItem | undefined => {
  const advertised = advertisedItem(item, currency)
  if (advertised === undefined) return undefined
  const category = shopCategory(item)
  const groupId = item.item_group_id?.trim() ?? ""
  return { ...advertised, ...(category !== undefined && { category }), ...(groupId !== "" && { groupId }) }
}
