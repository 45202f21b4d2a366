import { Context, type Effect } from "effect"
import type { Portal } from "@domain/portals"

/** The portal that the current call came through; a host without one is turned away before any use-case runs. */
export class Portals extends Context.Service<Portals, { readonly current: Effect.Effect<Portal> }>()(
  "signup/Portals",
) {}
