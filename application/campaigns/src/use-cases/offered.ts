import { Effect } from "effect"
import { ProfileCategories } from "@application/businesses/services"
import { Portals } from "@application/portals/services"
import { offeredMove, type OwnerMove } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { flagsFor } from "@domain/portals"

/** Succeeds with the portal of this call, and fails unless it offers the move to owners of the business's category. */
export const offeredHere = Effect.fnUntraced(function* (move: OwnerMove, businessProfileId: BusinessProfileId) {
  const portal = yield* (yield* Portals).current
  const category = yield* (yield* ProfileCategories).of(businessProfileId)
  yield* Effect.fromResult(offeredMove(move, flagsFor(portal.flags, category)))
  return portal
})
