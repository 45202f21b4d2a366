import type { SafeCall } from "@adapters/web-extraction"
import type { ConnectionAnswer, ReceiverAnswer, ReceiverTarget, SentLead } from "@application/integrations/ports"
import type { NoAnswer } from "@domain/integrations"
import type { Effect } from "effect"

/** What came back of a call: a status with the beginning of the body, or why there was none. */
export interface Reply {
  readonly status?: number
  readonly noAnswer?: NoAnswer
  readonly text: string
  readonly retryAfterSeconds?: number
}

/** Calls an address by the rules for strangers' addresses; of the answer as many bytes are read as a kind asks for. */
export type Call = (address: string, request: SafeCall, mostBytes?: number) => Effect.Effect<Reply>

/** How one kind of destination is written to. */
export interface ReceiverKind {
  readonly send: (target: ReceiverTarget, lead: SentLead, call: Call) => Effect.Effect<ReceiverAnswer>
  /** Asks whether we are let in; absent of a kind that is not asked before. */
  readonly check?: (target: ReceiverTarget, call: Call) => Effect.Effect<ConnectionAnswer>
}
