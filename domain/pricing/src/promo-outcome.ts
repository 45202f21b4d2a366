import { Result, Schema } from "effect"
import { normalisePromoCode, applyPromo, type PromoCode, type PromoCodeFailure, type PromoUse } from "./promo-code.ts"

/** The outcome of a typed code, in one word for every surface; `none` when nothing was typed. Spec: onboarding content, promo code. */
export const PromoOutcome = Schema.Literals(["none", "applied", "invalid", "used", "expired", "otherRegion"])
export type PromoOutcome = typeof PromoOutcome.Type

const outcomes: Readonly<Record<PromoCodeFailure["_tag"], PromoOutcome>> = {
  PromoCodeInvalid: "invalid",
  PromoCodeUsed: "used",
  PromoCodeExpired: "expired",
  PromoCodeOtherRegion: "otherRegion",
}

/** The outcome of a typed code, with its promotion only when it is applied. */
export interface TriedPromo {
  readonly outcome: PromoOutcome
  readonly promo?: PromoCode
}

/** Tries a code without failing: a refused code leaves the price as it was and says why. */
export const tryPromo = (use: PromoUse): TriedPromo => {
  if (normalisePromoCode(use.typed) === "") return { outcome: "none" }
  return Result.match(applyPromo(use), {
    onSuccess: (promo) => ({ outcome: "applied", promo }),
    onFailure: (failure) => ({ outcome: outcomes[failure._tag] }),
  })
}
