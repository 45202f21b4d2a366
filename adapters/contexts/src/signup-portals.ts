import { Effect, Layer } from "effect"
import { CurrentRequest } from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"
import { Portals } from "@application/signup/ports"

/** The sign-up's portal is the one at the call's host; the edge has turned unknown hosts away, so here they are a defect. */
export const signupPortals = Layer.effect(
  Portals,
  Effect.gen(function* () {
    const portals = yield* PortalDirectory
    return {
      current: Effect.flatMap(CurrentRequest, ({ portalDomain }) => Effect.orDie(portals.byDomain(portalDomain))),
    }
  }),
)
