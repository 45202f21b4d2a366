import { UserMessages } from "@application/messaging/services"
import { Effect } from "effect"
import type { StoredDestination } from "./stored-destination.ts"

/** Tells whoever made a destination that leads no longer reach it. */
export const tellOwner = Effect.fnUntraced(function* ({
  businessProfileId,
  portalId,
  createdBy: userId,
  name,
  state,
}: StoredDestination) {
  const why = state === "Ended" ? "Ended" : "Failures"
  yield* (yield* UserMessages).tell({ portalId, userId, businessProfileId }, ({ origin }) => ({
    template: "leadsNotDelivered",
    link: `${origin}/app/${businessProfileId}/leads/delivery`,
    destinationName: name,
    why,
  }))
})
