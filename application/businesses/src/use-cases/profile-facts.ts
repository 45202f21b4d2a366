import { Effect, Layer } from "effect"
import { ForbiddenBusinessProfile, type ProfileFacts, Profiles } from "@application/kernel"
import { currencyWithId, defaultCurrency, regionFacts } from "@domain/kernel"
import { type BusinessProfile, BusinessProfileRepository } from "../ports/business-profile-repository.ts"

const factsOf = (profile: BusinessProfile): ProfileFacts => {
  const { id, portalId, name, region, currencyId, thumbnailLogo, address, createdAt, isFrozen } = profile
  const { currency, timeZone } = regionFacts[region]
  return {
    id,
    portalId,
    name,
    region,
    currency,
    timeZone,
    chosenCurrency: (currencyWithId(currencyId) ?? defaultCurrency).code,
    joinedAt: createdAt,
    ...(thumbnailLogo !== undefined && { thumbnailLogo }),
    ...(address !== undefined && { address }),
    ...(isFrozen === true && { isFrozen }),
  }
}

/** What a profile is, as the businesses have stored it. */
export const profileFacts = Layer.effect(
  Profiles,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) =>
      Effect.mapBoth(profiles.byId(businessProfileId), {
        onSuccess: factsOf,
        onFailure: () => new ForbiddenBusinessProfile({ businessProfileId }),
      }),
    ofAll: (ids) => Effect.map(profiles.byIds(ids), (found) => found.map(factsOf)),
  })),
)
