import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { InvalidPortal, Portal } from "@domain/portals"

/** Portals by the verified hosts they answer at, whatever port and case; any other host is a failure, never another portal. */
export class PortalDirectory extends Context.Service<
  PortalDirectory,
  {
    readonly byDomain: (domain: string) => Effect.Effect<Portal, InvalidPortal>
    readonly byId: (id: PortalId) => Effect.Effect<Portal, InvalidPortal>
    /** The verified hosts of a portal, in their order. */
    readonly hostsOf: (id: PortalId) => Effect.Effect<ReadonlyArray<string>>
    /** In order of id. */
    readonly all: Effect.Effect<ReadonlyArray<Portal>>
    /** Adds a portal or replaces the portal with its id, and trusts its host without proof. */
    readonly save: (portal: Portal) => Effect.Effect<void>
  }
>()("portals/PortalDirectory") {}
