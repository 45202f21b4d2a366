import { Effect, Layer } from "effect"
import { PortalDirectory } from "@application/portals/ports"
import { Portals } from "@application/signup/ports"
import { currentPortal } from "./current-portal.ts"

/** The sign-up's portal is the one at the call's host, or that of a stored session. */
export const signupPortals = Layer.effect(
  Portals,
  Effect.gen(function* () {
    const { byId } = yield* PortalDirectory
    return { current: yield* currentPortal, byId: (id) => Effect.orDie(byId(id)) }
  }),
)
