import type {
  Connection,
  DeliveryTry,
  DestinationKind,
  FieldMapping,
  LeadMessage,
  NoAnswer,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect, type Schema } from "effect"

/** Where a message goes, what lets us in there and what signs it; the newest secret is the first. */
export interface ReceiverTarget {
  readonly businessProfileId: BusinessProfileId
  readonly kind: DestinationKind
  readonly address?: string
  /** With opened secrets. */
  readonly connection: Connection
  readonly mapping: FieldMapping
  readonly signing: ReadonlyArray<string>
}

/**
 * A message with the name by which its receiver knows it again, the lead's number by which a contact or row is known again, and the
 * moment of this try in epoch milliseconds.
 */
export interface SentLead {
  readonly id: string
  readonly leadId: number
  readonly at: number
  readonly message: LeadMessage
}

/** An address with the secrets that sign for it; the newest secret is the first. */
export type SignedTarget = Pick<ReceiverTarget, "address" | "signing">

/** A message with the name by which its receiver knows it again, and the moment of this try in epoch milliseconds. */
export interface SentEvent {
  readonly id: string
  readonly at: number
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Schema.Json }
}

/** What a receiver answered: its status with the first letters of its body, what it has against us, or why it did not answer. */
export interface ReceiverAnswer extends Pick<DeliveryTry, "trouble" | "about"> {
  readonly status?: number
  readonly noAnswer?: NoAnswer
  readonly answer?: string
  readonly retryAfterSeconds?: number
}

/** A field of the receiver, as it names it for programs and for people. */
export interface ReceiverField {
  readonly name: string
  readonly label: string
}

/** What a receiver says to a connection: which place it is, and the fields that it has there. */
export interface ConnectionAnswer extends ReceiverAnswer {
  readonly connectedTo?: string
  readonly fields?: ReadonlyArray<ReceiverField>
}

/** The systems that leads are sent to, each by its own protocol. */
export class LeadReceivers extends Context.Service<
  LeadReceivers,
  {
    /** Kinds that this installation can send to. */
    readonly availableKinds: ReadonlyArray<DestinationKind>
    /** Whether something may be sent to an address: it is public and encrypted, or the installation's settings name it. */
    readonly isReachable: (address: string) => boolean
    /** The account that owners share their spreadsheets with, where spreadsheets are written to. */
    readonly sharedWith?: string
    /** Asks a receiver whether it lets us in and has the mapping's fields, without sending anything. */
    readonly check: (target: ReceiverTarget) => Effect.Effect<ConnectionAnswer>
    /** Tells an address of an event once, by the Standard Webhooks convention; whatever comes back is an answer. */
    readonly tell: (target: SignedTarget, event: SentEvent) => Effect.Effect<ReceiverAnswer>
    /** Sends once; whatever comes back is an answer. */
    readonly send: (target: ReceiverTarget, lead: SentLead) => Effect.Effect<ReceiverAnswer>
  }
>()("integrations/LeadReceivers") {}
