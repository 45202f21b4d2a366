import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { InvalidPortal, Portal } from "@domain/portals"

/** The portals as other contexts see them. */
export class Portals extends Context.Service<
  Portals,
  {
    /** The portal at the call's host. An unknown host is a defect, since the edge turns it away. */
    readonly current: Effect.Effect<Portal>
    /** The portal that answers at a host. */
    readonly at: (domain: string) => Effect.Effect<Portal, InvalidPortal>
    /** The portal that a caller names by its id. */
    readonly withId: (id: PortalId) => Effect.Effect<Portal, InvalidPortal>
    /** A portal by its id. A deleted one is a defect. */
    readonly byId: (id: PortalId) => Effect.Effect<Portal>
    /** The hosts at which a portal answers. */
    readonly hostsOf: (id: PortalId) => Effect.Effect<ReadonlyArray<string>>
  }
>()("portals/Portals") {}
