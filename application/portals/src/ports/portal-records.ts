import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { DomainTaken, InvalidPortal, Portal } from "@domain/portals"

/** A portal as its administrators change it; the revision counts the changes. */
export interface StoredPortal {
  readonly portal: Portal
  readonly revision: number
}

/** Portals to be changed, whether they answer anywhere or not. */
export class PortalRecords extends Context.Service<
  PortalRecords,
  {
    readonly byId: (id: PortalId) => Effect.Effect<StoredPortal, InvalidPortal>
    /** In the order of their ids. */
    readonly all: Effect.Effect<ReadonlyArray<StoredPortal>>
    /** An id that no portal has had. */
    readonly nextId: Effect.Effect<PortalId>
    /** Adds a portal at revision 0; its host must be no other portal's. */
    readonly create: (portal: Portal) => Effect.Effect<void, DomainTaken>
    /** Stores a change and raises the revision, if the stored revision is still the given one. Returns whether it was. */
    readonly change: (stored: StoredPortal) => Effect.Effect<boolean>
  }
>()("portals/PortalRecords") {}
