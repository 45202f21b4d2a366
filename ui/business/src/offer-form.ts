import { checkOffer, type Offer, offerContent, offerExcess, type OfferType, offerTypes } from "@domain/creatives"
import type { LocalDate } from "@domain/kernel"
import { Result } from "effect"
import type { FieldProblem } from "@ui/journey/use-field-errors"

export const isOfferType = (id: string): id is OfferType => offerTypes.some((type) => type === id)

/** What the single field of an offer's kind holds; undefined for kinds that say all by themselves. */
export const fieldOf = (type: OfferType): "value" | "text" | undefined => offerContent[type]

/** The offer after another kind was chosen: the end of it stays, what belongs to the other kind goes. */
export const withType = (offer: Offer | undefined, type: OfferType): Offer => ({
  type,
  ...(type !== "Skip" && offer?.validUntil !== undefined && { validUntil: offer.validUntil }),
})

/** The number in a typed text, in whole units; undefined while it is none. */
const numberIn = (typed: string): number | undefined => {
  const text = typed.trim().replace(/[,\s]/g, "")
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The number in a typed text, where an offer of this kind may have it. */
export const offeredNumber = (type: OfferType, typed: string): number | undefined => {
  const value = numberIn(typed)
  return value === undefined || offerExcess({ type, value }) !== undefined ? undefined : value
}

/** The offer with its number replaced; none takes it away. */
export const withValue = ({ value: _before, ...rest }: Offer, value: number | undefined): Offer =>
  value === undefined ? rest : { ...rest, value }

/** The offer with its words replaced. */
export const withText = ({ text: _before, ...rest }: Offer, text: string): Offer =>
  text === "" ? rest : { ...rest, text }

/** The offer with its last day replaced; none means no end. */
export const withEnd = ({ validUntil: _before, ...rest }: Offer, validUntil: LocalDate | undefined): Offer =>
  validUntil === undefined ? rest : { ...rest, validUntil }

/** Why an offer cannot be used, at its field; undefined when it can. */
export const offerProblem = (
  offer: Offer,
  today: LocalDate,
): { readonly field: "value" | "text" | "validUntil"; readonly problem: FieldProblem } | undefined => {
  const refused = Result.getOrUndefined(Result.flip(checkOffer(offer, today)))
  return refused === undefined ? undefined : { field: refused.field, problem: { key: refused.messageKey } }
}
