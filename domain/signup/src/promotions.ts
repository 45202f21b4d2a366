import { adLanguageOf } from "@domain/campaigns"
import { errorCode } from "@domain/errors"
import { checkOffer, contentHash, Offer, offerText } from "@domain/creatives"
import { currencySymbol, LocalDate, regionFacts } from "@domain/kernel"
import { flavours } from "@domain/launch"
import { ProductFlavour } from "@domain/portals"
import { PromoCode, type RegionalPriceList, tryPromo } from "@domain/pricing"
import { Result, Schema } from "effect"
import { SessionFlavour, type SignupSession } from "./signup-session.ts"

const promotion = {
  id: Schema.String,
  validFrom: Schema.optionalKey(LocalDate),
  validTo: Schema.optionalKey(LocalDate),
}

/**
 * What ads are run for: an offer of the business to its customers, in the words of its ads, or a promo code that lowers the
 * price of a campaign. Spec: calls C18; the fields are ours.
 */
export const Promotion = Schema.Union([
  Schema.Struct({ ...promotion, kind: Schema.Literal("offer"), offer: Offer, text: Schema.String }),
  Schema.Struct({
    ...promotion,
    kind: Schema.Literal("promoCode"),
    code: Schema.String,
    discount: PromoCode.fields.discount,
  }),
])
export type Promotion = typeof Promotion.Type

/** The business has no such promotion today. Spec: error catalogue, 104. */
export class PromotionNotFound extends Schema.TaggedError<PromotionNotFound>()("PromotionNotFound", {
  errorCode: errorCode(104),
}) {}

type Draft = Pick<SignupSession, "region" | "business" | "creative">

const offerPromotion = (offer: Offer, draft: Draft): Promotion => ({
  id: `offer-${contentHash(offer)}`,
  kind: "offer",
  offer,
  text: offerText(offer, adLanguageOf(draft), currencySymbol[regionFacts[draft.region].currency]),
  ...(offer.validUntil !== undefined && { validTo: offer.validUntil }),
})

/** The offers of a business's drafts that may be advertised today, each once, with the latest draft's offers first. */
export const offerPromotions = (drafts: ReadonlyArray<Draft>, today: LocalDate): ReadonlyArray<Promotion> => {
  const promotions = drafts.flatMap((draft) => {
    const offer = draft.creative.offerDetail
    if (offer === undefined || offer.type === "Skip") return []
    return Result.isSuccess(checkOffer(offer, today)) ? [offerPromotion(offer, draft)] : []
  })
  return promotions.filter(({ id }, index) => promotions.findIndex((other) => other.id === id) === index)
}

/** A flavour that promotions are asked for: a journey's, or the product's. */
export const PromotionFlavour = Schema.Literals([...flavours, ...ProductFlavour.literals])
export type PromotionFlavour = typeof PromotionFlavour.Type

const isJourney = Schema.is(SessionFlavour)

/** The drafts of a journey; of a flavour of the product, which has all journeys, every draft. */
export const draftsOfFlavour = <Session extends Pick<SignupSession, "flavour">>(
  drafts: ReadonlyArray<Session>,
  flavour: PromotionFlavour,
): ReadonlyArray<Session> => (isJourney(flavour) ? drafts.filter((draft) => draft.flavour === flavour) : drafts)

/** What a promo code's list depends on: the codes that the business used, and how often others did. */
export interface PromoFacts {
  readonly used: ReadonlyArray<string>
  readonly uses: Readonly<Record<string, number>>
}

/** The promo codes of a price list that a business may use today. */
export const promoCodePromotions = (
  { region, promoCodes }: RegionalPriceList,
  today: LocalDate,
  { used, uses }: PromoFacts,
): ReadonlyArray<Promotion> =>
  promoCodes
    .filter(({ code }) => {
      const use = { typed: code, region, on: today, used, promoCodes, uses: uses[code] ?? 0 }
      return tryPromo(use).outcome === "applied"
    })
    .map(({ code, discount, validFrom, validTo }) => ({
      id: `code-${code}`,
      kind: "promoCode",
      code,
      discount,
      validFrom,
      validTo,
    }))
