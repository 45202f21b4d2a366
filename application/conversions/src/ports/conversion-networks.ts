import type { AdNetworkError } from "@application/campaigns/ports"
import type { ListNetwork } from "@domain/audiences"
import type {
  ConversionAction,
  ConversionCategory,
  ConversionConnection,
  NetworkConversionState,
  ToldVisitor,
  VisitorConsent,
} from "@domain/conversions"
import type { BusinessProfileId, ConversionActionId, Money, Region } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A place for a business's conversions, to find or to make at a network. Networks know it by the business's number. */
export interface ConversionPlaceRequest {
  readonly network: ListNetwork
  readonly businessProfileId: BusinessProfileId
  /** The business's region, whose ad account it belongs to. */
  readonly region: Region
  readonly actions: ReadonlyArray<Pick<ConversionAction, "id" | "category" | "days">>
}

/** Where a network takes a business's conversions; `actions` are its own identifiers by the actions' numbers. */
export type ConversionPlace = Pick<ConversionConnection, "network" | "actions"> & { readonly externalId: string }

/** A conversion as a network is told of it; the network keeps what has the same `id` once. */
export interface NetworkEvent {
  readonly id: string
  readonly actionId: ConversionActionId
  readonly category: ConversionCategory
  /** Epoch milliseconds. */
  readonly at: number
  readonly value?: Money
  readonly consent: VisitorConsent
  readonly visitor: ToldVisitor
}

/** What a network made of conversions: all but the refused are taken. */
export interface SentEvents {
  /** In the network's words. */
  readonly refused: ReadonlyArray<{ readonly id: string; readonly reason: string }>
  /** By this name the network tells later what became of them, where it does. */
  readonly receipt?: string
}

/** The ad networks as they are told of conversions. A failure is of the place as a whole, a single conversion's an answer. */
export class ConversionNetworks extends Context.Service<
  ConversionNetworks,
  {
    /** Networks that this installation can tell. */
    readonly availableNetworks: ReadonlyArray<ListNetwork>
    /** Makes the place and its actions, or finds them; what a repeated request finds is as before. */
    readonly connect: (request: ConversionPlaceRequest) => Effect.Effect<ConversionPlace, AdNetworkError>
    readonly send: (
      place: ConversionPlace,
      events: ReadonlyArray<NetworkEvent>,
    ) => Effect.Effect<SentEvents, AdNetworkError>
    /** Has the network look at a conversion that nobody made; succeeds with the code by which the network shows it, where it has one. */
    readonly test: (place: ConversionPlace, event: NetworkEvent) => Effect.Effect<string | undefined, AdNetworkError>
    readonly state: (
      place: ConversionPlace & Pick<ConversionConnection, "receipt">,
    ) => Effect.Effect<NetworkConversionState, AdNetworkError>
  }
>()("conversions/ConversionNetworks") {}
