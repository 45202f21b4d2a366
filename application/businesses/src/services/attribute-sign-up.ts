import { Clock, Effect, Option } from "effect"
import { attributes } from "@domain/businesses"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { referralCodeOf } from "@domain/messaging"
import { ReferralCodes } from "./referral-codes.ts"

/** A business that has just signed up, and the code that its address came with. */
export interface SignedUp {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly businessProfileId: BusinessProfileId
  readonly referralCode?: string | undefined
}

/** Attributes a new business to the code that it came with; an unknown, ended or own one attributes nothing. */
export const attributeSignUp = Effect.fnUntraced(function* ({ referralCode = "", ...signUp }: SignedUp) {
  const name = referralCodeOf(referralCode)
  if (name === undefined) return
  const codes = yield* ReferralCodes
  const code = Option.getOrUndefined(yield* codes.named(signUp.portalId, name))
  const at = yield* Clock.currentTimeMillis
  if (code !== undefined && attributes(code, { ...signUp, at }))
    yield* codes.attribute(code, signUp.businessProfileId, at)
})
