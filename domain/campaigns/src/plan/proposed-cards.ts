import { type AdCopy, carouselLimits, type CopyLanguage, draftAdCopy, offerText, townText } from "@domain/creatives"
import { type AdvertisedItem, feedPriceDigits } from "@domain/businesses"
import { currencySymbol, cutText, regionFacts, textLength } from "@domain/kernel"
import { adLanguageOf, isWrittenFor } from "./ad-language.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import type { CarouselCard, CarouselCards } from "./carousel-card.ts"
import { copyRequestOf } from "./creative-content.ts"
import type { Picture } from "./picture.ts"
import { servicesToPromote } from "./promoted-services.ts"

type Draft = Pick<CampaignPlan, "region" | "business" | "creative" | "longestPrimaryText">

/** Cards that a business without many pictures begins with. */
const fewCards = 3

const { cards, headline, description } = carouselLimits

const fits = (text: string, { advised }: { readonly advised: number }): boolean =>
  text !== "" && textLength(text) <= advised

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const picturesOf = ({ business: { pictures = [] }, creative: { creativeDetail } }: Draft): ReadonlyArray<Picture> => {
  const chosen = creativeDetail?.picture
  return chosen === undefined ? pictures : [chosen, ...pictures.filter(({ url }) => url !== chosen.url)]
}

/** A few words that stand below each headline: the offer, else the town; nothing where neither fits. */
const lineOf = (draft: Draft, language: CopyLanguage): string | undefined => {
  const { offerDetail } = draft.creative
  const { city = "" } = draft.business.location ?? {}
  const inTown = city === "" || !isWrittenFor(language, city) ? "" : townText(city, language)
  return [offerText(offerDetail, language, currencySymbol[regionFacts[draft.region].currency]), inTown].find((text) =>
    fits(text, description),
  )
}

const headlinesOf = (draft: Draft, language: CopyLanguage): ReadonlyArray<string> => {
  const services = servicesToPromote(draft)
    .filter((service) => isWrittenFor(language, service) && fits(service, headline))
    .map(capitalised)
  const suggested = draftAdCopy(copyRequestOf(draft, language)).map((copy: AdCopy) => copy.headline)
  return [...new Set(services.length >= cards.least ? services : [...services, ...suggested])]
}

/**
 * The cards that are proposed for a draft: a card for each promoted service, else with suggested headlines, over the business's
 * pictures in turn. A business without pictures has none.
 */
export const proposedCards = (draft: Draft, language: CopyLanguage = adLanguageOf(draft)): CarouselCards => {
  const pictures = picturesOf(draft)
  const line = lineOf(draft, language)
  const most = Math.min(cards.most, Math.max(fewCards, pictures.length))
  return headlinesOf(draft, language)
    .slice(0, most)
    .flatMap((text, index): ReadonlyArray<CarouselCard> => {
      const picture = pictures[index % pictures.length]
      return picture === undefined
        ? []
        : [{ picture, headline: text, ...(line !== undefined && { description: line }) }]
    })
}

/** A product of a shop as a card needs it. */
export interface ShopProduct extends Pick<AdvertisedItem, "title" | "link" | "imageLink"> {
  /** What it costs now. */
  readonly price: AdvertisedItem["price"]
}

/** The longest run of whole words that a headline shows whole. */
const shortened = (title: string): string => {
  const tidy = title.trim().replaceAll(/\s+/gu, " ")
  if (textLength(tidy) <= headline.advised) return tidy
  const words = cutText(tidy, headline.advised - 1).replace(/\s+\S*$/u, "")
  return `${words}…`
}

const symbols: Readonly<Record<string, string>> = currencySymbol

/** A price in a few signs, such as `₹1,299`; decimals only where there are some. */
const priceText = ({ amount, currency }: ShopProduct["price"]): string => {
  const digits = feedPriceDigits(currency)
  const [whole = "", decimals = ""] = (amount / 10 ** digits).toFixed(digits).split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+(?!\d))/gu, ",")
  const text = /^0*$/u.test(decimals) ? grouped : `${grouped}.${decimals}`
  const symbol = symbols[currency]
  return symbol === undefined ? `${text} ${currency}` : `${symbol}${text}`
}

/** The card of a product: its name, its price, its picture and its own page. */
export const cardOfProduct = ({ title, link, imageLink, price }: ShopProduct): CarouselCard => ({
  picture: { url: imageLink, source: "website", alt: title },
  headline: shortened(title),
  description: priceText(price),
  link,
})
