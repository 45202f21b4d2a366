import { Effect } from "effect"
import { Profiles } from "@application/kernel"
import { PricesToday } from "@application/signup/services"
import type { BusinessProfileId } from "@domain/kernel"

/** Whose wallet is filled, and by which list of prices: that of its profile's portal and region. */
export const topUpTerms = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const profile = yield* (yield* Profiles).of(businessProfileId)
  return { ...profile, priceList: yield* (yield* PricesToday).of(profile.portalId, profile.region) }
})
