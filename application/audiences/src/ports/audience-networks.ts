import type { AdNetworkError } from "@application/campaigns/ports"
import type { HashedPerson, ListNetwork, NetworkAudienceState } from "@domain/audiences"
import type { Region } from "@domain/kernel"
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

/** Lists of customers and people like them at the ad networks. People are told by hashes alone. */
export class AudienceNetworks extends Context.Service<
  AudienceNetworks,
  {
    /** Networks on which this installation can keep lists. */
    readonly availableNetworks: ReadonlyArray<ListNetwork>
    /** Networks that make lookalikes of a list. */
    readonly lookalikeNetworks: ReadonlyArray<ListNetwork>
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
    readonly state: (audience: NetworkAudience) => Effect.Effect<NetworkAudienceState, AdNetworkError>
    /** Deletes the audience; one that is gone is no failure. */
    readonly remove: (audience: NetworkAudience) => Effect.Effect<void, AdNetworkError>
  }
>()("audiences/AudienceNetworks") {}
