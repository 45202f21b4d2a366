import type { DestinationKind, LeadMessage, NoAnswer } from "@domain/integrations"
import { Context, type Effect } from "effect"

/** Where a message goes and what signs it; the newest secret is the first. */
export interface ReceiverTarget {
  readonly kind: DestinationKind
  readonly address?: string
  readonly signing: ReadonlyArray<string>
}

/** A message with the name by which its receiver knows it again, and the moment of this try in epoch milliseconds. */
export interface SentLead {
  readonly id: string
  readonly at: number
  readonly message: LeadMessage
}

/** What a receiver answered: its status with the first letters of its body, or why it did not answer. */
export interface ReceiverAnswer {
  readonly status?: number
  readonly noAnswer?: NoAnswer
  readonly answer?: string
  readonly retryAfterSeconds?: number
}

/** The systems that leads are sent to, each by its own protocol. */
export class LeadReceivers extends Context.Service<
  LeadReceivers,
  {
    /** Kinds that this installation can send to. */
    readonly availableKinds: ReadonlyArray<DestinationKind>
    /** Whether something may be sent to an address: it is public and encrypted, or the installation's settings name it. */
    readonly isReachable: (address: string) => boolean
    /** Sends once; whatever comes back is an answer. */
    readonly send: (target: ReceiverTarget, lead: SentLead) => Effect.Effect<ReceiverAnswer>
  }
>()("integrations/LeadReceivers") {}
