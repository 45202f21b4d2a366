import { unaccepted } from "@domain/creatives"
import type { LocalDate, MinorUnits } from "@domain/kernel"
import type { CampaignBudget } from "../budget.ts"
import { unacceptedCards } from "./carousel.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { type CreativeDetail, PlanCreative } from "./creative.ts"
import { PlanTargeting } from "./targeting.ts"

/** What a copy is priced and dated by: the least amount for a day, and the region's present day. */
export interface CopyFacts {
  readonly minimumDaily: MinorUnits
  readonly today: LocalDate
}

const copiedDetail = ({ adDetail, searchAd, bannerAd, cards, carousel, ...kept }: CreativeDetail): CreativeDetail => ({
  ...kept,
  ...unacceptedCards({ ...(cards && { cards }), ...(carousel && { carousel }) }),
  ...(adDetail !== undefined && { adDetail: unaccepted(adDetail) }),
  ...(searchAd !== undefined && { searchAd: unaccepted(searchAd) }),
  ...(bannerAd !== undefined && { bannerAd: unaccepted(bannerAd) }),
})

/** The section with each of its fields, absent ones as undefined, so that a draft which it is laid over keeps none of its own. */
export const whole = <Section extends object>(fields: object, section: Section): Section => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
  ...section,
})

const copiedBudget = (
  { startDate: _start, promoCode: _promo, ...budget }: CampaignBudget,
  minimumDaily: MinorUnits,
): CampaignBudget => ({
  ...budget,
  schedulingMode: "RunContinuously",
  dailyBudget: Math.max(minimumDaily, budget.dailyBudget),
})

/**
 * The parts of a plan that a copied campaign begins with. Its person accepts the texts again and decides anew what is left to a
 * network. An offer that is over, the first day and the promo code stay behind. Ours.
 */
export const copiedPlan = (
  { business, creative, targeting, budget: { budget }, accounts }: CampaignPlan,
  { minimumDaily, today }: CopyFacts,
) => {
  const {
    creativeDetail,
    offerDetail,
    adjustsLook: _look,
    ordersCards: _order,
    policyStatements: _said,
    ...chosen
  } = creative
  const { expandsAudience: _audience, ...audience } = targeting
  const isOfferOver = offerDetail?.validUntil !== undefined && offerDetail.validUntil < today
  return {
    business,
    creative: whole(PlanCreative.fields, {
      ...chosen,
      ...(creativeDetail !== undefined && { creativeDetail: copiedDetail(creativeDetail) }),
      ...(offerDetail !== undefined && !isOfferOver && { offerDetail }),
    }),
    targeting: whole(PlanTargeting.fields, audience),
    budget: budget === undefined ? {} : { budget: copiedBudget(budget, minimumDaily) },
    accounts,
  }
}
