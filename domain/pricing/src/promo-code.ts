import { errorCode } from "@domain/errors"
import { CurrencyCode, LocalDate, MinorUnits, Region, regionFacts } from "@domain/kernel"
import { Result, Schema } from "effect"
import { partOfPrice } from "./part-of-price.ts"

const notNegative = MinorUnits.check(Schema.isGreaterThanOrEqualTo(0))
const Percent = Schema.Struct({
  kind: Schema.Literal("percent"),
  percent: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
  atMost: Schema.optionalKey(notNegative),
})
const Flat = Schema.Struct({ kind: Schema.Literal("flat"), currency: CurrencyCode, amount: notNegative })

/**
 * A promotion: who may use it, from its first day to its last, and what it takes off the media cost: a percentage up to
 * `atMost` minor units, or a flat amount in one currency. Without `region` it holds everywhere, and without `usesAtMost` for any
 * number of campaigns. Spec: entities, promo code; the limit ours.
 */
export const PromoCode = Schema.Struct({
  code: Schema.String,
  region: Schema.optionalKey(Region),
  validFrom: LocalDate,
  validTo: LocalDate,
  discount: Schema.Union([Percent, Flat]),
  usesAtMost: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
})
export type PromoCode = typeof PromoCode.Type

const codeField = { promoCode: Schema.String }

/** No promotion has this code. Spec: error catalogue 8.3, "promo code invalid". */
export class PromoCodeInvalid extends Schema.TaggedError<PromoCodeInvalid>()("PromoCodeInvalid", {
  errorCode: errorCode(1007),
  ...codeField,
}) {}

/** The business used this code before. Spec: error catalogue 8.3, "already used". */
export class PromoCodeUsed extends Schema.TaggedError<PromoCodeUsed>()("PromoCodeUsed", {
  errorCode: errorCode(1008),
  ...codeField,
}) {}

/** The code is over, has not begun, or was used as often as it may be. Spec: promo code; expiry and limit ours. */
export class PromoCodeExpired extends Schema.TaggedError<PromoCodeExpired>()("PromoCodeExpired", {
  errorCode: errorCode(1009),
  ...codeField,
}) {}

/** The code is another region's, or a flat amount in another currency. Spec: promo code; region ours. */
export class PromoCodeOtherRegion extends Schema.TaggedError<PromoCodeOtherRegion>()("PromoCodeOtherRegion", {
  errorCode: errorCode(1022),
  ...codeField,
}) {}

/** The four refusals of a typed code. */
export type PromoCodeFailure = PromoCodeInvalid | PromoCodeUsed | PromoCodeExpired | PromoCodeOtherRegion

/** A code as typed, in the form that codes are compared in. */
export const normalisePromoCode = (typed: string): string => typed.trim().toUpperCase()

/** A code as somebody typed it, where and when, and what was used before. */
export interface PromoUse {
  readonly typed: string
  readonly region: Region
  readonly on: LocalDate
  /** Codes this business has used before. */
  readonly used: Iterable<string>
  /** How many other campaigns have the code, of whichever business; counted for a code with a limit alone. */
  readonly uses?: number
  /** Whether the portal has ended the code for this campaign. */
  readonly isEnded?: boolean
  /** The promo codes of the price list, or the portal's own promo code. */
  readonly promoCodes: ReadonlyArray<PromoCode>
}

/** The promotion of a list that a typed code names, whether it may be used or not. */
export const promoNamed = (promoCodes: ReadonlyArray<PromoCode>, typed: string): PromoCode | undefined =>
  promoCodes.find(({ code }) => normalisePromoCode(code) === normalisePromoCode(typed))

const isUsedUp = ({ usesAtMost = Infinity }: PromoCode, uses = 0): boolean => uses >= usesAtMost

const holdsIn = ({ region, discount }: PromoCode, orderRegion: Region): boolean =>
  (region === undefined || region === orderRegion) &&
  (discount.kind === "percent" || discount.currency === regionFacts[orderRegion].currency)

/**
 * The promotion behind a typed code, or the first refusal that holds: unknown, another region's, not of this day, used
 * before, used up by others. Spec: error catalogue 8.3, promo code; the order is ours.
 */
export const applyPromo = (use: PromoUse): Result.Result<PromoCode, PromoCodeFailure> => {
  const promoCode = normalisePromoCode(use.typed)
  const promo = promoNamed(use.promoCodes, promoCode)
  if (promo === undefined) return Result.fail(new PromoCodeInvalid({ promoCode }))
  if (!holdsIn(promo, use.region)) return Result.fail(new PromoCodeOtherRegion({ promoCode }))
  if (use.isEnded === true || use.on < promo.validFrom || use.on > promo.validTo)
    return Result.fail(new PromoCodeExpired({ promoCode }))
  if ([...use.used].some((each) => normalisePromoCode(each) === promoCode)) {
    return Result.fail(new PromoCodeUsed({ promoCode }))
  }
  return isUsedUp(promo, use.uses) ? Result.fail(new PromoCodeExpired({ promoCode })) : Result.succeed(promo)
}

/** Minor units that a promotion takes off `media`: never more than it, nothing when a flat amount is in another currency. */
export const discountOf = (promo: PromoCode, media: MinorUnits, currency: CurrencyCode): MinorUnits => {
  const { discount } = promo
  if (discount.kind === "flat") return discount.currency === currency ? Math.min(media, discount.amount) : 0
  return Math.min(media, partOfPrice(media, discount.percent), discount.atMost ?? media)
}
