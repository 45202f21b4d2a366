import { Effect, Layer } from "effect"
import { Portals } from "@application/signup/ports"
import { currentPortal } from "./current-portal.ts"

/** The sign-up's portal is the one at the call's host. */
export const signupPortals = Layer.effect(
  Portals,
  Effect.map(currentPortal, (current) => ({ current })),
)
