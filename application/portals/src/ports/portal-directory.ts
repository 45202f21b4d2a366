import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { InvalidPortal, Portal } from "@domain/portals"

/** Portals by the host they answer at; an unknown host is a failure, never another portal. */
export class PortalDirectory extends Context.Service<
  PortalDirectory,
  {
    readonly byDomain: (domain: string) => Effect.Effect<Portal, InvalidPortal>
    readonly byId: (id: PortalId) => Effect.Effect<Portal, InvalidPortal>
    readonly all: Effect.Effect<ReadonlyArray<Portal>>
  }
>()("portals/PortalDirectory") {}
