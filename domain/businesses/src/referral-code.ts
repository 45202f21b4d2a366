import { errorCode } from "@domain/errors"
import { CurrencyCode, MinorUnits, PortalId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** Our own number of a referral code. */
export const ReferralCodeId = Schema.Int.check(Schema.isGreaterThan(0)).pipe(Schema.brand("ReferralCodeId"))
export type ReferralCodeId = typeof ReferralCodeId.Type

/** A code by which somebody brings businesses to a portal, unique there; times are epoch milliseconds. Spec: purpose, referral codes. */
export const ReferralCode = Schema.Struct({
  referralCodeId: ReferralCodeId,
  portalId: PortalId,
  userId: UserId,
  code: Schema.String,
  createdAt: Schema.Number,
  endedAt: Schema.optionalKey(Schema.Number),
})
export type ReferralCode = typeof ReferralCode.Type

/** What a code brought: businesses that signed up with it, their campaigns that are paid, and what those cost, per currency. Ours. */
export const ReferralResult = Schema.Struct({
  signUps: Schema.Int,
  campaigns: Schema.Int,
  paid: Schema.Array(Schema.Struct({ currency: CurrencyCode, amount: MinorUnits })),
})
export type ReferralResult = typeof ReferralResult.Type

/** Another code of the portal has this name, or had it. Ours; spec: error catalogue, 101. */
export class ReferralCodeTaken extends Schema.TaggedError<ReferralCodeTaken>()("ReferralCodeTaken", {
  errorCode: errorCode(101),
  code: Schema.String,
}) {}

/** The caller has no such code. Spec: error catalogue, 104. */
export class ReferralCodeNotFound extends Schema.TaggedError<ReferralCodeNotFound>()("ReferralCodeNotFound", {
  errorCode: errorCode(104),
}) {}

/** A sign-up at a portal: whose it is, and when. */
export interface ReferredSignUp {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly at: number
}

/** Whether a sign-up is attributed to a code: one of its portal that had begun and not ended, and is somebody else's. Ours. */
export const attributes = (
  { portalId, userId, createdAt, endedAt = Infinity }: Omit<ReferralCode, "code" | "referralCodeId">,
  signUp: ReferredSignUp,
): boolean => portalId === signUp.portalId && userId !== signUp.userId && createdAt <= signUp.at && signUp.at < endedAt
