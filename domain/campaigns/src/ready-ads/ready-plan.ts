import {
  type AdCopy,
  defaultTemplateId,
  draftSearchAd,
  firstAdCopy,
  type Offer,
  recommendedLengths,
  templatesFor,
} from "@domain/creatives"
import { cutText, localDateAt, regionFacts, textLength, truncateText } from "@domain/kernel"
import { Struct } from "effect"
import { adLanguageOf, isWrittenFor } from "../plan/ad-language.ts"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { cardLinkProblem } from "../plan/carousel.ts"
import type { CarouselCard } from "../plan/carousel-card.ts"
import { whole } from "../plan/copied-plan.ts"
import { type CreativeDetail, PlanCreative } from "../plan/creative.ts"
import { businessFactsOf, copyRequestOf } from "../plan/creative-content.ts"
import { cardOfProduct } from "../plan/proposed-cards.ts"
import { discountOf, type ReadyAd, sharedCategory } from "./choose-ready-ads.ts"
import type { UsableProduct } from "./usable-products.ts"

/** People buy in the shop, so that a click is what the ads are for. */
const objective = "WebsiteVisits"

/** The longest service that a draft takes. */
const longestService = 80

/** The last moment before an instant, whose day is the last day of a sale. */
const justBefore = (instant: number): number => instant - 1

/** The discount as the ad's offer; its last day is by the region's clock. */
const offerOf = (product: UsableProduct, { region }: CampaignPlan): Offer => ({
  type: "Percentage",
  value: discountOf(product),
  ...(product.saleUntil !== undefined && {
    validUntil: localDateAt(justBefore(product.saleUntil), regionFacts[region].timeZone),
  }),
})

const templateFor = (hasOffer: boolean): string =>
  templatesFor({ hasOffer, hasPhoto: true })[0]?.id ?? defaultTemplateId

/** What the texts are about: the product, else the category that a collection shares, else each of its products. */
const subjectsOf = ({ products }: ReadyAd): ReadonlyArray<string> => {
  const category = products.length > 1 ? sharedCategory(products) : undefined
  return (category === undefined ? products.map(({ title }) => title) : [category]).map((subject) =>
    cutText(subject, longestService),
  )
}

/** The text of whole sentences within a length, else the text cut short. */
const shortText = (text: string, most: number): string => {
  if (textLength(text) <= most) return text
  const sentences = cutText(text, most).match(/^.*[.!?](?=\s|$)/u)?.[0] ?? ""
  return textLength(sentences) >= recommendedLengths.primaryText.least ? sentences : truncateText(text, most)
}

/** What the shop itself says of a product, where it says it in the ad's language. */
const ownText = (draft: CampaignPlan, { words }: UsableProduct): string | undefined => {
  const { most } = recommendedLengths.primaryText
  return words === "" || !isWrittenFor(adLanguageOf(draft), words)
    ? undefined
    : shortText(words, Math.min(draft.longestPrimaryText ?? most, most))
}

/** The page of a collection's ad: the business's own where all cards lead within it, else the first product's. */
const pageOf = (draft: CampaignPlan, cards: ReadonlyArray<CarouselCard>): string | undefined => {
  const { websiteUrl = "" } = draft.business
  return websiteUrl !== "" && cards.every((card) => cardLinkProblem(card, draft) === undefined)
    ? websiteUrl
    : cards[0]?.link
}

/**
 * What an ad that is proposed puts into a begun draft: the products' words, pictures and pages, without anything of an earlier ad.
 * Its person accepts the texts. Ours.
 */
export const readyCreative = (begun: CampaignPlan, ad: ReadyAd): PlanCreative => {
  const [first] = ad.products
  const { creativeDetail: before = {}, ...others } = begun.creative
  const hasOffer = ad.kind === "Reduced"
  const kept = Struct.pick(before, ["palette", "leadForm", "savedForm"])
  const chosen: PlanCreative = {
    ...Struct.omit(others, ["offerDetail", "adjustsLook", "ordersCards", "policyStatements"]),
    objective,
    promoteServices: subjectsOf(ad),
    ...(hasOffer && first !== undefined && discountOf(first) > 0 && { offerDetail: offerOf(first, begun) }),
  }
  const draft = { ...begun, creative: { ...chosen, creativeDetail: kept } }
  const cards = ad.products.map(cardOfProduct)
  const [shown] = cards
  const isCollection = cards.length > 1
  const page = isCollection ? pageOf(draft, cards) : first?.link
  const suggested = firstAdCopy(copyRequestOf(draft))
  const own = isCollection || first === undefined ? undefined : ownText(draft, first)
  const adDetail: AdCopy = {
    ...suggested,
    ...(own !== undefined && { primaryText: own }),
    ...(!isCollection && shown !== undefined && { headline: shown.headline, description: shown.description ?? "" }),
    ...(page !== undefined && { websiteUrl: page }),
  }
  const creativeDetail: CreativeDetail = {
    ...kept,
    selectedTemplateId: before.selectedTemplateId ?? templateFor(hasOffer),
    ...(shown !== undefined && { picture: shown.picture }),
    adDetail,
    ...(isCollection && { cards }),
    searchAd: {
      ...draftSearchAd(businessFactsOf(draft), objective, adLanguageOf(draft)),
      ...(page !== undefined && { finalUrl: page }),
    },
  }
  return whole(PlanCreative.fields, { ...chosen, creativeDetail })
}
