import { Effect } from "effect"
import { currentUser } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import type { PortalId } from "@domain/kernel"

/** The portal that a call names, if it is the caller's own; any other is forbidden whether it exists or not. */
export const ownPortal = Effect.fnUntraced(function* (portalId: PortalId) {
  const user = yield* currentUser
  return user.portalId === portalId ? portalId : yield* new ForbiddenPortal({})
})
