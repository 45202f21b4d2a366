import { errorCode } from "@domain/errors"
import { type LocalDate, PortalId, regionFacts } from "@domain/kernel"
import { Schema } from "effect"
import { PromoCode, type PromoUse } from "./promo-code.ts"

/** Names a promo code of a portal for good. */
export const PromoCodeId = Schema.Int.pipe(Schema.brand("PromoCodeId"))
export type PromoCodeId = typeof PromoCodeId.Type

const atLeastOnce = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))

/** Three to forty capital letters, digits, hyphens and underscores. */
export const PromoCodeName = Schema.String.check(Schema.isPattern(/^[A-Z0-9_-]{3,40}$/))

/** A code of a portal that is to be created; a business may use it once unless `usesPerProfile` says more. Ours. */
export const NewPromoCode = Schema.Struct({
  ...PromoCode.fields,
  code: PromoCodeName,
  usesAtMost: Schema.optionalKey(atLeastOnce),
  usesPerProfile: Schema.optionalKey(atLeastOnce),
})
export type NewPromoCode = typeof NewPromoCode.Type

/** A portal's own code, whose terms never change, so that an order need only name it. Instants are epoch milliseconds. Ours. */
export const PortalPromoCode = Schema.Struct({
  ...NewPromoCode.fields,
  id: PromoCodeId,
  portalId: PortalId,
  createdAt: Schema.Number,
  endedAt: Schema.optionalKey(Schema.Number),
})
export type PortalPromoCode = typeof PortalPromoCode.Type

/** Why a code may not be created. */
export const PromoCodeFault = Schema.Literals(["datesOutOfOrder", "over", "otherCurrency", "nothingOff"])
export type PromoCodeFault = typeof PromoCodeFault.Type

/** A code may not be created; `faults` say why. Spec: error catalogue, 102. */
export class PromoCodeRefused extends Schema.TaggedError<PromoCodeRefused>()("PromoCodeRefused", {
  errorCode: errorCode(102),
  faults: Schema.Array(PromoCodeFault),
}) {}

/** The portal has had a code of this name; names are not used again. Spec: error catalogue, 101. */
export class PromoCodeTaken extends Schema.TaggedError<PromoCodeTaken>()("PromoCodeTaken", {
  errorCode: errorCode(101),
  promoCode: Schema.String,
}) {}

/** The portal has no code of this id. Spec: error catalogue, 104. */
export class PromoCodeNotFound extends Schema.TaggedError<PromoCodeNotFound>()("PromoCodeNotFound", {
  errorCode: errorCode(104),
}) {}

/** Every fault of a code that is created on a day, none when it may be. Ours. */
export const promoCodeFaults = (wanted: NewPromoCode, today: LocalDate): ReadonlyArray<PromoCodeFault> => {
  const { validFrom, validTo, region, discount } = wanted
  const isForeign =
    discount.kind === "flat" && region !== undefined && discount.currency !== regionFacts[region].currency
  const off = discount.kind === "flat" ? discount.amount : Math.min(discount.percent, discount.atMost ?? Infinity)
  const faults: ReadonlyArray<readonly [boolean, PromoCodeFault]> = [
    [validTo < validFrom, "datesOutOfOrder"],
    [validTo < today, "over"],
    [isForeign, "otherCurrency"],
    [off <= 0, "nothingOff"],
  ]
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault)
}

/** Whether a code may be used by now: not before its first day, not after its last or its end. */
export const PromoCodeState = Schema.Literals(["upcoming", "current", "over"])
export type PromoCodeState = typeof PromoCodeState.Type

/** The state of a code on a day of its region. */
export const promoCodeState = (
  { validFrom, validTo, endedAt }: Pick<PortalPromoCode, "validFrom" | "validTo" | "endedAt">,
  today: LocalDate,
): PromoCodeState => {
  if (endedAt !== undefined || validTo < today) return "over"
  return today < validFrom ? "upcoming" : "current"
}

/** A portal's code as it stands for one order: how many other orders have it, of all and of the same business. */
export interface PromoCodeStanding {
  readonly promoCode: PortalPromoCode
  readonly uses: number
  readonly profileUses: number
  /** Whether the order has it already; then the code's end takes it away no longer. */
  readonly isHeld: boolean
}

/** What a try of a portal's code at an instant (epoch milliseconds) depends on besides region and day. */
export const promoUseOf = (
  { promoCode, uses, profileUses, isHeld }: PromoCodeStanding,
  at: number,
): Required<Pick<PromoUse, "promoCodes" | "used" | "uses" | "isEnded">> => ({
  promoCodes: [promoCode],
  used: profileUses >= (promoCode.usesPerProfile ?? 1) ? [promoCode.code] : [],
  uses,
  isEnded: !isHeld && promoCode.endedAt !== undefined && promoCode.endedAt <= at,
})
