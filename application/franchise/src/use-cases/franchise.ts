import { ProfileCategories } from "@application/businesses/services"
import { Profiles } from "@application/kernel"
import { NotAFranchise } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { categoryAbilities } from "@domain/portals"
import { Effect } from "effect"

/** Refuses a business that is no franchise. */
export const franchiseOnly = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const category = yield* (yield* ProfileCategories).of(businessProfileId)
  if (category === undefined || !categoryAbilities[category].keepsStores) return yield* new NotAFranchise()
})

/** The region of a franchise. */
export const regionOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  yield* franchiseOnly(businessProfileId)
  return (yield* (yield* Profiles).of(businessProfileId)).region
})
