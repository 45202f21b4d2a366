import { adTextErrors, carouselLimits, contentHash } from "@domain/creatives"
import { failureOf, hostOf, website } from "@domain/validation"
import { Result } from "effect"
import type { CampaignPlan } from "./campaign-plan.ts"
import type { CarouselCard, CarouselCards } from "./carousel-card.ts"
import type { CreativeDetail } from "./creative.ts"
import { objectiveOf } from "./objective-of.ts"
import { socialFormatOf } from "./social-format.ts"

type Draft = Pick<CampaignPlan, "business" | "creative">

/** The cards that a plan's social ad shows; undefined where it is no carousel. */
export const cardsOf = (plan: Pick<CampaignPlan, "creative">): CarouselCards | undefined =>
  socialFormatOf(plan) === "carousel" ? plan.creative.creativeDetail?.cards : undefined

/** Whether cards have pages of their own: only a press for the website opens one. */
export const haveCardsPages = (plan: Pick<CampaignPlan, "creative">): boolean => objectiveOf(plan) === "WebsiteVisits"

const bare = (address: string): string => hostOf(address.toLowerCase()).replace(/^www\./u, "")

const isWithin = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`)

/** The websites to which cards may lead: the business's, and the site that the ad itself opens. */
const sitesOf = ({ business, creative }: Draft): ReadonlyArray<string> =>
  [business.websiteUrl, creative.creativeDetail?.adDetail?.websiteUrl].flatMap((address = "") => {
    const checked = website(address)
    return Result.isSuccess(checked) ? [bare(checked.success)] : []
  })

/**
 * The key of the message why a card's own page is refused: no address, or elsewhere than on the business's website; undefined where
 * it is right or the card has none.
 */
export const cardLinkProblem = ({ link = "" }: CarouselCard, plan: Draft): string | undefined => {
  if (link.trim() === "" || !haveCardsPages(plan)) return undefined
  const checked = website(link)
  if (Result.isFailure(checked)) return failureOf(checked)?.key
  return sitesOf(plan).some((site) => isWithin(bare(checked.success), site))
    ? undefined
    : "creatives.card.linkElsewhere"
}

/** Why the number of cards is refused; undefined where it is right. */
export const cardCountProblem = (cards: CarouselCards): "tooFew" | "tooMany" | undefined => {
  if (cards.length < carouselLimits.cards.least) return "tooFew"
  return cards.length > carouselLimits.cards.most ? "tooMany" : undefined
}

const isCardSound = (card: CarouselCard, plan: Draft): boolean =>
  adTextErrors("carousel", "headline", card.headline).length === 0 &&
  adTextErrors("carousel", "description", card.description ?? "").length === 0 &&
  cardLinkProblem(card, plan) === undefined

/** Whether a plan's social ad is no carousel, or a carousel that its network takes. */
export const isCarouselSound = (plan: Draft): boolean => {
  const cards = cardsOf(plan)
  return (
    cards === undefined || (cardCountProblem(cards) === undefined && cards.every((card) => isCardSound(card, plan)))
  )
}

const tidyCard = ({ description = "", link = "", ...card }: CarouselCard): CarouselCard => {
  const site = Result.getOrElse(website(link), () => link.trim())
  return {
    ...card,
    headline: card.headline.trim(),
    ...(description.trim() !== "" && { description: description.trim() }),
    ...(site !== "" && { link: site }),
  }
}

const hashOf = ({ cards, carousel: { endCard = false } = {} }: CreativeDetail): string =>
  contentHash({ cards, endCard })

/** The cards as a person accepts them, with addresses in their normal form; nothing where there are none. */
export const acceptedCards = (creative: CreativeDetail = {}): Pick<CreativeDetail, "cards" | "carousel"> => {
  if (creative.cards === undefined) return {}
  const cards = creative.cards.map(tidyCard)
  return { cards, carousel: { ...creative.carousel, acceptedHash: hashOf({ ...creative, cards }) } }
}

/** Whether a plan's social ad is no carousel, or a carousel whose cards a person accepted as they are. */
export const areCardsAccepted = (plan: Pick<CampaignPlan, "creative">): boolean => {
  const { creativeDetail = {} } = plan.creative
  return cardsOf(plan) === undefined || creativeDetail.carousel?.acceptedHash === hashOf(creativeDetail)
}

/** The cards without their acceptance, so that a person accepts them again; nothing where there are none. */
export const unacceptedCards = ({ cards, carousel }: CreativeDetail): Pick<CreativeDetail, "cards" | "carousel"> => {
  if (cards === undefined) return {}
  return { cards, ...(carousel?.endCard !== undefined && { carousel: { endCard: carousel.endCard } }) }
}

/** The cards with their change; accepted where they were, since whoever mends words has chosen them. */
export const mendedCards = (creative: CreativeDetail, cards: CarouselCards): CreativeDetail => {
  const mended = { ...creative, cards }
  return creative.carousel?.acceptedHash === hashOf(creative) ? { ...mended, ...acceptedCards(mended) } : mended
}
