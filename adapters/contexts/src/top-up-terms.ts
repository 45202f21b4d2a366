import { Clock, Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { withServices } from "@application/kernel"
import { PriceLists } from "@application/signup/ports"
import { TopUpTerms } from "@application/wallet/ports"
import { localDateAt, regionFacts } from "@domain/kernel"
import { profileOfMember } from "./profile-of-member.ts"

/** A wallet is filled by the prices that its profile's portal has for the profile's region today. */
export const topUpTerms = Layer.effect(
  TopUpTerms,
  Effect.gen(function* () {
    const provided = yield* withServices(BusinessProfileRepository, PriceLists)
    return {
      of: (businessProfileId) =>
        provided(
          Effect.gen(function* () {
            const profile = yield* profileOfMember(yield* BusinessProfileRepository, businessProfileId)
            const { portalId, region, name: businessName } = profile
            const { currency, timeZone } = regionFacts[region]
            const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
            const priceList = yield* (yield* PriceLists).inForce({ portalId, region, currency }, today)
            return { region, businessName, priceList }
          }),
        ),
    }
  }),
)
