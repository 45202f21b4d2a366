import { Context, type Effect } from "effect"
import type { ClientNotFound } from "@domain/businesses"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { AgencyClient } from "../contract/agency.ts"

/** The portals that profiles were joined to, besides the portal in which each profile was made. */
export class JoinedPortals extends Context.Service<
  JoinedPortals,
  {
    /** In order of id. */
    readonly of: (profile: BusinessProfileId) => Effect.Effect<ReadonlyArray<PortalId>>
    readonly join: (profile: BusinessProfileId, portal: PortalId) => Effect.Effect<void>
  }
>()("businesses/JoinedPortals") {}

/** An agency in a portal. */
export interface Agency {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
}

export interface ClientQuery {
  /** Matched anywhere in the name, whatever the case. */
  readonly search?: string
  /** Only clients with a lower id. */
  readonly before?: number
  readonly limit: number
}

/** How many clients are given to a member or a team. */
export interface GivenCount {
  readonly memberId?: UserId
  readonly teamId?: number
  readonly clients: number
}

/** The businesses that agencies run. A client's name and region come from the client's own profile. */
export class AgencyClients extends Context.Service<
  AgencyClients,
  {
    /** Newest first. */
    readonly list: (agency: Agency, query: ClientQuery) => Effect.Effect<ReadonlyArray<AgencyClient>>
    readonly byId: (agency: Agency, client: BusinessProfileId) => Effect.Effect<AgencyClient, ClientNotFound>
    /** The businesses among some that run clients in a portal, in order of id. */
    readonly running: (
      portalId: PortalId,
      ids: ReadonlyArray<BusinessProfileId>,
    ) => Effect.Effect<ReadonlyArray<BusinessProfileId>>
    /** How many clients of an agency are given to each member and team that has any. */
    readonly given: (agencyId: BusinessProfileId) => Effect.Effect<ReadonlyArray<GivenCount>>
    /** Adds a client whose own profile is stored. */
    readonly add: (agency: Agency, client: AgencyClient) => Effect.Effect<void>
  }
>()("businesses/AgencyClients") {}
