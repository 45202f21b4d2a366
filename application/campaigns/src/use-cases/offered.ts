import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { offeredMove, type OwnerMove } from "@domain/campaigns"

/** Fails unless the portal of this call offers the move to its owners. */
export const offeredHere = Effect.fnUntraced(function* (move: OwnerMove) {
  yield* Effect.fromResult(offeredMove(move, (yield* (yield* Portals).current).flags))
})
