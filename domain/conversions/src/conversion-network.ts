import { ListNetwork } from "@domain/audiences"
import { ConversionActionId } from "@domain/kernel"
import { Schema } from "effect"
import { Instant } from "./instant.ts"

/** Where a business's conversions are told at a network. */
export const ConversionConnection = Schema.Struct({
  network: ListNetwork,
  state: Schema.Literals(["On", "Paused", "Refused"]),
  /** Meta's dataset, or Google's account. */
  externalId: Schema.optionalKey(Schema.String),
  /** The network's own identifier of each action, where it has one. */
  actions: Schema.Record(Schema.String, Schema.String),
  createdAt: Instant,
  lastSentAt: Schema.optionalKey(Instant),
  sent: Schema.Int,
  refused: Schema.Int,
  /** The network's last refusal, in its own words. */
  reason: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
})
export type ConversionConnection = typeof ConversionConnection.Type

/** Where the telling of a conversion to a network stands. `Withheld` was not sent, since the visitor did not agree. */
export const SendingState = Schema.Literals(["Waiting", "Sent", "Refused", "Withheld"])
export type SendingState = typeof SendingState.Type

/** The telling of one conversion to a network; its details are kept sealed and go once it is settled. */
export const ConversionSending = Schema.Struct({
  network: ListNetwork,
  actionId: ConversionActionId,
  eventId: Schema.String,
  state: SendingState,
  /** When it is due while it waits, else when it came to its state. */
  at: Instant,
  attempts: Schema.Int,
  sealed: Schema.optionalKey(Schema.String),
  reason: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
})
export type ConversionSending = typeof ConversionSending.Type
