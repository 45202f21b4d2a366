import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { DomainNotFound, PortalDomain } from "@domain/portals"

/** The host names of portals. Several portals may try to prove one; only one of them can have proved it. */
export class PortalDomains extends Context.Service<
  PortalDomains,
  {
    /** Oldest first. */
    readonly of: (portalId: PortalId) => Effect.Effect<ReadonlyArray<PortalDomain>>
    readonly byHost: (portalId: PortalId, host: string) => Effect.Effect<PortalDomain, DomainNotFound>
    /** The portal that has proved a host. */
    readonly ownerOf: (host: string) => Effect.Effect<PortalId | undefined>
    /** Adds or replaces a host of a portal. Returns false, without change, where it is verified and another portal's. */
    readonly save: (domain: PortalDomain) => Effect.Effect<boolean>
    readonly remove: (portalId: PortalId, host: string) => Effect.Effect<void>
    /** At most this many whose look is due at an instant, the longest due first. */
    readonly due: (now: number, limit: number) => Effect.Effect<ReadonlyArray<PortalDomain>>
  }
>()("portals/PortalDomains") {}
