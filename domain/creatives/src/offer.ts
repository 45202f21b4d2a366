import { type LocalDate, textLength, wireEnum } from "@domain/kernel"
import { percentageOffer, textLimits } from "@domain/validation"
import { Result, Schema } from "effect"

/** Kinds of offer; free delivery comes from the further list and its number is ours. Spec: enumerations, offer types. */
export const OfferType = wireEnum({
  Percentage: 1,
  Flat: 2,
  FreeService: 3,
  FreeDelivery: 4,
  Custom: 5,
  Skip: 6,
})
export type OfferType = typeof OfferType.Type

/** Every kind in the order offered; `Skip` is the way without one. */
export const offerTypes: ReadonlyArray<OfferType> = [
  "Percentage",
  "Flat",
  "FreeService",
  "FreeDelivery",
  "Custom",
  "Skip",
]

/** What else a kind of offer says: a number, words, or nothing. Ours, from the kinds' meaning. */
export const offerContent: Readonly<Record<OfferType, "value" | "text" | undefined>> = {
  Percentage: "value",
  Flat: "value",
  FreeService: "text",
  FreeDelivery: undefined,
  Custom: "text",
  Skip: undefined,
}

const IsoDate = Schema.String.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/**
 * What the business offers: `value` is whole percent for Percentage and whole major units for Flat; `text` names the
 * free service or the custom offer; no `validUntil` means no end. A draft may still lack them. Spec: entities, offer.
 */
export const Offer = Schema.Struct({
  type: OfferType,
  value: Schema.optionalKey(Schema.Number),
  text: Schema.optionalKey(Schema.String),
  validUntil: Schema.optionalKey(IsoDate),
})
export type Offer = typeof Offer.Type

/** An offer that cannot be used; `messageKey` names the text to show. */
export class OfferRefused extends Schema.TaggedError<OfferRefused>()("OfferRefused", {
  field: Schema.Literals(["value", "text", "validUntil"]),
  messageKey: Schema.String,
}) {}

/** The most an offer's words may have. Spec: validation, promotion copy/tagline 30. */
export const offerTextLimit = textLimits.tagline

type Refusal = readonly [field: OfferRefused["field"], messageKey: string]

const valueRefusal = ({ type, value }: Offer): Refusal | undefined => {
  if (type === "Percentage") {
    const checked = percentageOffer(value ?? "")
    return Result.isFailure(checked) ? ["value", checked.failure.key] : undefined
  }
  return value !== undefined && Number.isInteger(value) && value > 0
    ? undefined
    : ["value", "creatives.offer.amountPositive"]
}

const textRefusal = (text = ""): Refusal | undefined => {
  if (text.trim() === "") return ["text", "creatives.offer.textRequired"]
  return textLength(text) > offerTextLimit ? ["text", "creatives.offer.textTooLong"] : undefined
}

const contentRefusal = (offer: Offer): Refusal | undefined => {
  const content = offerContent[offer.type]
  if (content === undefined) return undefined
  return content === "value" ? valueRefusal(offer) : textRefusal(offer.text)
}

const endRefusal = ({ type, validUntil }: Offer, today: LocalDate): Refusal | undefined =>
  type !== "Skip" && validUntil !== undefined && validUntil < today
    ? ["validUntil", "creatives.offer.alreadyOver"]
    : undefined

/**
 * Why what an offer says so far can never be used; undefined while its value or words are right or still missing. Spec: validation,
 * percentage offer.
 */
export const offerExcess = (offer: Offer): Refusal | undefined => {
  if (offer.value !== undefined && offerContent[offer.type] === "value") return valueRefusal(offer)
  return offer.text === undefined || offer.text.trim() === "" ? undefined : textRefusal(offer.text)
}

/**
 * An offer that may be advertised on `today`: a percentage is whole and 1 to 99, an amount whole and above zero, words are given and
 * at most 30 characters, its last day is not over. Spec: validation, percentage offer; entities, offer "valid-till or no end".
 */
export const checkOffer = (offer: Offer, today: LocalDate): Result.Result<Offer, OfferRefused> => {
  const refusal = contentRefusal(offer) ?? endRefusal(offer, today)
  return refusal === undefined
    ? Result.succeed(offer)
    : Result.fail(new OfferRefused({ field: refusal[0], messageKey: refusal[1] }))
}
