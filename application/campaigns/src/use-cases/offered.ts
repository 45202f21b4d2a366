import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { offeredMove, type OwnerMove } from "@domain/campaigns"

/** Succeeds with the portal of this call, and fails unless it offers the move to its owners. */
export const offeredHere = Effect.fnUntraced(function* (move: OwnerMove) {
  const portal = yield* (yield* Portals).current
  yield* Effect.fromResult(offeredMove(move, portal.flags))
  return portal
})
