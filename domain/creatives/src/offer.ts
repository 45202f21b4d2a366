import { type LocalDate, textLength, wireEnum } from "@domain/kernel"
import { percentageOffer, textLimits } from "@domain/validation"
import { Result, Schema } from "effect"

/**
 * Kinds of offers; free delivery comes from the further list and its number is ours. Spec: enumerations, offer types.
 */
export const OfferType = wireEnum({
  Percentage: 1,
  Flat: 2,
  FreeService: 3,
  FreeDelivery: 4,
  Custom: 5,
  Skip: 6,
})
export type OfferType = typeof OfferType.Type

/** Every kind in the order offered; `Skip` means no offer. */
export const offerTypes: ReadonlyArray<OfferType> = [
  "Percentage",
  "Flat",
  "FreeService",
  "FreeDelivery",
  "Custom",
  "Skip",
]

/** The content of each kind of offer: a number, a text, or none. Ours, from the kinds' meaning. */
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
 * An offer: `value` is whole percent for Percentage and whole major units for Flat; `text` names the free service or
 * custom offer; without `validUntil` it has no end. A draft may lack them. Spec: entities, offer.
 */
export const Offer = Schema.Struct({
  type: OfferType,
  value: Schema.optionalKey(Schema.Number),
  text: Schema.optionalKey(Schema.String),
  validUntil: Schema.optionalKey(IsoDate),
})
export type Offer = typeof Offer.Type

/** The offer is invalid; `messageKey` names the text to show. */
export class OfferRefused extends Schema.TaggedError<OfferRefused>()("OfferRefused", {
  field: Schema.Literals(["value", "text", "validUntil"]),
  messageKey: Schema.String,
}) {}

/** The maximum length of an offer's text. Spec: validation, promotion copy/tagline 30. */
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
 * Why an offer typed so far can never be valid; undefined while its value or text is right or missing. Spec:
 * validation, percentage offer.
 */
export const offerExcess = (offer: Offer): Refusal | undefined => {
  if (offer.value !== undefined && offerContent[offer.type] === "value") return valueRefusal(offer)
  return offer.text === undefined || offer.text.trim() === "" ? undefined : textRefusal(offer.text)
}

/**
 * Checks an offer for `today`: a percentage is whole and 1 to 99, an amount whole and positive, a text required and at
 * most 30 characters, and its last day not over. Spec: validation, percentage offer; entities, offer "valid-till or no
 * end".
 */
export const checkOffer = (offer: Offer, today: LocalDate): Result.Result<Offer, OfferRefused> => {
  const refusal = contentRefusal(offer) ?? endRefusal(offer, today)
  return refusal === undefined
    ? Result.succeed(offer)
    : Result.fail(new OfferRefused({ field: refusal[0], messageKey: refusal[1] }))
}
