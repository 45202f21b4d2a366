import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { Portal } from "@domain/portals"

/** The portal that the current call came through, or that a session belongs to; a host without one is turned away before any use-case runs. */
export class Portals extends Context.Service<
  Portals,
  {
    readonly current: Effect.Effect<Portal>
    /** The portal of a stored session, which always has one. */
    readonly byId: (id: PortalId) => Effect.Effect<Portal>
  }
>()("signup/Portals") {}
