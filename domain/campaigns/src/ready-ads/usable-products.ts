import { type AdvertisedItem, priceAt, type ShopItem } from "@domain/businesses"
import { bannedProblems, ImageAddress } from "@domain/creatives"
import { website } from "@domain/validation"
import { Result, Schema } from "effect"

/** A product that an ad may show today. */
export interface UsableProduct extends Pick<ShopItem, "id" | "title" | "link" | "imageLink" | "category"> {
  readonly price: AdvertisedItem["price"]
  /** What it cost before the price was lowered; absent where it was not. */
  readonly formerPrice?: AdvertisedItem["price"]
  /** The moment at which the lower price ends; absent where it has no end. */
  readonly saleUntil?: number
  readonly pictures: number
  /** What the feed says beside its title, in plain words; empty where that is nothing, or banned. */
  readonly words: string
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const isBanned = (text: string): boolean =>
  bannedProblems({ network: "meta", text }).length + bannedProblems({ network: "google", text }).length > 0

const isImage = Schema.is(ImageAddress)

/** A description without tags and line breaks. */
const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/&(?:nbsp|#160);/giu, " ")
    .replaceAll(/&amp;/giu, "&")
    .replaceAll(/\s+/gu, " ")
    .trim()

const wordsOf = ({ title, description }: ShopItem): string => {
  const words = plainText(description)
  return words === title.trim() || isBanned(words) ? "" : words
}

const isUsable = ({ title, link, imageLink, availability }: ShopItem, price: AdvertisedItem["price"]): boolean =>
  availability === "in_stock" &&
  price.amount > 0 &&
  title.trim() !== "" &&
  isImage(imageLink) &&
  Result.isSuccess(website(link)) &&
  !isBanned(title)

const usableOf = (item: ShopItem, now: number): ReadonlyArray<UsableProduct> => {
  const price = priceAt(item, now)
  if (!isUsable(item, price)) return []
  const { id, title, link, imageLink, category, additionalImageLinks = [], saleDates } = item
  const isReduced = price.amount < item.price.amount
  return [
    {
      id,
      title: title.trim(),
      link,
      imageLink,
      price,
      pictures: 1 + additionalImageLinks.length,
      words: wordsOf(item),
      ...(category !== undefined && { category }),
      ...(isReduced && { formerPrice: item.price, ...(saleDates && { saleUntil: saleDates.until }) }),
    },
  ]
}

/** The currency of the most products, so that prices can be compared. */
const usualCurrency = (products: ReadonlyArray<UsableProduct>): string | undefined =>
  [...Map.groupBy(products, ({ price }) => price.currency)].toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || inOrder(one, other),
  )[0]?.[0]

/** The first product by code of each group, page and picture, since variants look alike in ads. */
const unlike = (
  products: ReadonlyArray<UsableProduct>,
  groupOf: (id: string) => string | undefined,
): ReadonlyArray<UsableProduct> => {
  const seen = new Set<string>()
  return products.filter(({ id, link, imageLink }) => {
    const group = groupOf(id)
    const marks = [`page ${link}`, `picture ${imageLink}`, ...(group === undefined ? [] : [`group ${group}`])]
    const isNew = marks.every((mark) => !seen.has(mark))
    if (isNew) for (const mark of marks) seen.add(mark)
    return isNew
  })
}

/**
 * The products that ads may show now, by code: in stock, with a price, a picture, a page and no banned word, priced in the shop's
 * most frequent currency, one of each group of variants. The order of the feed changes nothing. Ours.
 */
export const usableProducts = (items: ReadonlyArray<ShopItem>, now: number): ReadonlyArray<UsableProduct> => {
  const sorted = items.toSorted((one, other) => inOrder(one.id, other.id))
  const usable = sorted.flatMap((item) => usableOf(item, now))
  const currency = usualCurrency(usable)
  const groups = new Map(sorted.map(({ id, groupId }) => [id, groupId]))
  return unlike(
    usable.filter(({ price }) => price.currency === currency),
    (id) => groups.get(id),
  )
}
