import { Effect } from "effect"
import { CurrentActor } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { mayAdminister, mayCreatePortals } from "@domain/portals"

const callersPortal = Effect.flatMap(CurrentActor, (actor) =>
  actor.kind === "user" ? Effect.succeed(actor.portalId) : Effect.die(new Error("No user is signed in")),
)

/** The portal that a call of an administrator names; fails for one that is not theirs, whether it exists or not. */
export const administeredPortal = Effect.fnUntraced(function* (portalId: PortalId) {
  return mayAdminister(yield* callersPortal, portalId) ? portalId : yield* new ForbiddenPortal({})
})

/** The portal that a call names, if it is the caller's own; not even the operator acts on another. */
export const ownPortal = Effect.fnUntraced(function* (portalId: PortalId) {
  return (yield* callersPortal) === portalId ? portalId : yield* new ForbiddenPortal({})
})

/** Tells whether the caller administers a portal. */
export const callersPortals = Effect.map(callersPortal, (own) => (portalId: PortalId) => mayAdminister(own, portalId))

/** Fails unless the caller's portal is the operator's. */
export const onlyOperators = Effect.gen(function* () {
  if (!mayCreatePortals(yield* callersPortal)) return yield* new ForbiddenPortal({})
})
