import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** The people who run a portal, for what they have to know: answered by identity. */
export class PortalAdministrators extends Context.Service<
  PortalAdministrators,
  {
    /** Administrators who may enter. */
    readonly of: (portalId: PortalId) => Effect.Effect<ReadonlyArray<UserId>>
  }
>()("kernel/PortalAdministrators") {}
