import type { AdNetworkError } from "@application/campaigns/ports"
import type { HashedPerson, ListNetwork, NetworkAudienceState, Visit, VisitorRule } from "@domain/audiences"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** An audience at a network by the network's identifier. */
export interface NetworkAudience {
  readonly network: ListNetwork
  readonly externalId: string
}

/** A list of customers to make at a network; `name` carries our identifier, so that a repeated request finds the earlier one. */
export interface CustomerListRequest {
  readonly network: ListNetwork
  /** The business's region, whose ad account keeps the list. */
  readonly region: Region
  readonly name: string
  /** Days that a person stays on the list; without end where absent. */
  readonly days?: number
}

/** People like an audience's, in a country; `percent` of that country's people, 1 to 10, the nearest first. */
export interface LookalikeRequest {
  readonly network: ListNetwork
  readonly name: string
  readonly source: NetworkAudience
  readonly country: Region
  readonly percent: number
}

/** A website whose visits a network is told. */
export interface VisitedWebsite {
  readonly network: ListNetwork
  readonly businessProfileId: BusinessProfileId
  /** The business's region, whose ad account keeps the audiences. */
  readonly region: Region
}

/** An audience of a website's visitors to make at a network; a repeated request finds the earlier one by its name. */
export interface VisitorAudienceRequest extends VisitedWebsite {
  readonly name: string
  readonly rule: VisitorRule
}

/** Visits that a network refused, in its words; it took the others. */
export type RefusedVisits = ReadonlyArray<{ readonly id: string; readonly reason: string }>

/** Lists of customers, visitors and people like them at the ad networks. Customers are told by hashes alone. */
export class AudienceNetworks extends Context.Service<
  AudienceNetworks,
  {
    /** Networks on which this installation can keep lists. */
    readonly availableNetworks: ReadonlyArray<ListNetwork>
    /** Networks that make lookalikes of a list. */
    readonly lookalikeNetworks: ReadonlyArray<ListNetwork>
    /** Networks that make audiences of the visitors that they are told of. */
    readonly visitorNetworks: ReadonlyArray<ListNetwork>
    /** Makes the list, or finds it by its name, and succeeds with the network's identifier. */
    readonly makeCustomerList: (request: CustomerListRequest) => Effect.Effect<string, AdNetworkError>
    /** Adds people; the network keeps whom it knows, and whoever is on the list stays once. */
    readonly addPeople: (
      audience: NetworkAudience,
      people: ReadonlyArray<HashedPerson>,
    ) => Effect.Effect<void, AdNetworkError>
    /** Takes people off the list; whoever is not on it is passed over. */
    readonly removePeople: (
      audience: NetworkAudience,
      people: ReadonlyArray<HashedPerson>,
    ) => Effect.Effect<void, AdNetworkError>
    /** Makes the lookalike, or finds it by its name, and succeeds with the network's identifier. */
    readonly makeLookalike: (request: LookalikeRequest) => Effect.Effect<string, AdNetworkError>
    /** Makes the audience, or finds it by its name, and succeeds with the network's identifier. */
    readonly makeVisitorAudience: (request: VisitorAudienceRequest) => Effect.Effect<string, AdNetworkError>
    /** Tells of visits; the network keeps what has the same name once. */
    readonly tellVisits: (
      website: VisitedWebsite,
      visits: ReadonlyArray<Visit>,
    ) => Effect.Effect<RefusedVisits, AdNetworkError>
    readonly state: (audience: NetworkAudience) => Effect.Effect<NetworkAudienceState, AdNetworkError>
    /** Deletes the audience; one that is gone is no failure. */
    readonly remove: (audience: NetworkAudience) => Effect.Effect<void, AdNetworkError>
  }
>()("audiences/AudienceNetworks") {}
