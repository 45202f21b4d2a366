import { Effect } from "effect"
import { offeredMove, type OwnerMove } from "@domain/campaigns"
import { CampaignPortals } from "../ports/campaign-portals.ts"

/** Fails unless the portal of this call offers the move to its owners. */
export const offeredHere = Effect.fnUntraced(function* (move: OwnerMove) {
  yield* Effect.fromResult(offeredMove(move, yield* (yield* CampaignPortals).rights))
})
