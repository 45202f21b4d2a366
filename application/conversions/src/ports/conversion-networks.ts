import type { AdNetworkError } from "@application/campaigns/ports"
import type { ListNetwork } from "@domain/audiences"
import {
  type ConversionAction,
  type ConversionConnection,
  leadActionKey,
  type LeadStage,
  type NetworkConversionState,
  type ToldVisitor,
  type VisitorConsent,
} from "@domain/conversions"
import type { BusinessProfileId, ConversionActionId, ConversionCategory, Money, Region } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A place for a business's conversions, to find or to make at a network. Networks know it by the business's number. */
export interface ConversionPlaceRequest {
  readonly network: ListNetwork
  readonly businessProfileId: BusinessProfileId
  /** The business's region, whose ad account it belongs to. */
  readonly region: Region
  readonly actions: ReadonlyArray<Pick<ConversionAction, "id" | "category" | "days">>
  /** Stages of leads that the network is told of, where it is told of any. */
  readonly leadStages?: ReadonlyArray<LeadStage>
}

/**
 * Where a network takes a business's conversions; `actions` are its own identifiers by the actions' numbers, and of leads' stages
 * by `leadActionKey`.
 */
export type ConversionPlace = Pick<ConversionConnection, "network" | "actions"> & { readonly externalId: string }

/** What networks are told of any event; a network keeps what has the same `id` once. */
interface TellableEvent {
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly value?: Money
  readonly consent: VisitorConsent
  readonly visitor: ToldVisitor
}

/** A conversion on a website. */
export interface NetworkConversion extends TellableEvent {
  readonly actionId: ConversionActionId
  readonly category: ConversionCategory
}

/** A stage that a lead has come to. */
export interface NetworkLeadStage extends TellableEvent {
  readonly leadStage: LeadStage
  /** By what the network knows the lead whose form brought it. */
  readonly networkLeadId?: string
}

/** An event as a network is told of it. */
export type NetworkEvent = NetworkConversion | NetworkLeadStage

/** By what a place names the network's own identifier of what an event is. */
export const actionKeyOf = (event: NetworkEvent): string =>
  "leadStage" in event ? leadActionKey(event.leadStage) : String(event.actionId)

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
