import { Effect, Layer } from "effect"
import { Portals } from "@application/signup/ports"
import { portalHere } from "./portal-here.ts"

/** The sign-up's portal is the one at the call's host. */
export const signupPortals = Layer.effect(
  Portals,
  Effect.map(portalHere, (current) => ({ current })),
)
