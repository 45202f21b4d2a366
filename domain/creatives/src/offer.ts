import { wireEnum } from "@domain/kernel"
import { Result, Schema } from "effect"

/** Spec: enumerations, offer types (free delivery comes from the further list). */
export const OfferType = wireEnum({
  Percentage: 1,
  Flat: 2,
  FreeService: 3,
  FreeDelivery: 4,
  Custom: 5,
  Skip: 6,
})
export type OfferType = typeof OfferType.Type

const IsoDate = Schema.String.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/**
 * What the business offers: `value` is whole percent for Percentage and whole major units for Flat; `text` names the
 * free service or the custom offer; no `validUntil` means no end. Spec: entities, offer.
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

const refused = (field: "value" | "text" | "validUntil", messageKey: string) =>
  Result.fail(new OfferRefused({ field, messageKey: `creatives.offer.${messageKey}` }))

/** The most a tagline or offer text may have. Spec: validation, promotion copy/tagline 30. */
export const offerTextLimit = 30

/** Checks an offer against today's ISO date. Spec: validation, percentage offer whole number 1-99. */
export const checkOffer = (offer: Offer, today: string): Result.Result<Offer, OfferRefused> => {
  const { type, value, text, validUntil } = offer
  if (type === "Percentage" && !(value !== undefined && Number.isInteger(value) && value >= 1 && value <= 99)) {
    return refused("value", "percentWhole1To99")
  }
  if (type === "Flat" && !(value !== undefined && Number.isFinite(value) && value > 0)) {
    return refused("value", "amountPositive")
  }
  if ((type === "FreeService" || type === "Custom") && (text ?? "").trim() === "")
    return refused("text", "textRequired")
  if ([...(text ?? "")].length > offerTextLimit) return refused("text", "textTooLong")
  if (type !== "Skip" && validUntil !== undefined && validUntil < today) return refused("validUntil", "alreadyOver")
  return Result.succeed(offer)
}
