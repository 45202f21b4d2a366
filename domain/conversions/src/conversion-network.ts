import { ListNetwork } from "@domain/audiences"
import { errorCode } from "@domain/errors"
import { ConversionActionId } from "@domain/kernel"
import { Schema } from "effect"
import { Instant } from "./instant.ts"

/** A reason in the network's own words, as it is kept. */
export const NetworkReason = Schema.String.check(Schema.isMaxLength(300))

/** What a network says of the conversions that it was told. */
export const NetworkConversionState = Schema.Struct({
  /** `Checking` while the network works on what it was told last. */
  status: Schema.Literals(["Receiving", "Nothing", "Checking", "Problem"]),
  /** When it last had a conversion, where it says so. */
  lastAt: Schema.optionalKey(Instant),
  /** Hundredths of people whom it found, where it says so. */
  matched: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
  /** What is wrong, in its own words. */
  problems: Schema.Array(NetworkReason).check(Schema.isMaxLength(10)),
})
export type NetworkConversionState = typeof NetworkConversionState.Type

/** Conversions that were settled on one day of the business's time zone. */
export const SentDay = Schema.Struct({ date: Schema.String, sent: Schema.Int, refused: Schema.Int })
export type SentDay = typeof SentDay.Type

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
  /** The newest days with anything settled, oldest first. */
  days: Schema.optionalKey(Schema.Array(SentDay)),
  /** The network's last refusal, in its own words. */
  reason: Schema.optionalKey(NetworkReason),
  /** Tries in a row that did not reach the network, and until when it is left alone. */
  failures: Schema.optionalKey(Schema.Int),
  holdUntil: Schema.optionalKey(Instant),
  /** The network's name of the last request, by which its outcome is asked for. */
  receipt: Schema.optionalKey(Schema.String),
  /** What the network said when it was last asked, and when that was. */
  told: Schema.optionalKey(NetworkConversionState),
  askedAt: Schema.optionalKey(Instant),
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
  reason: Schema.optionalKey(NetworkReason),
})
export type ConversionSending = typeof ConversionSending.Type

/** The network is not connected for this business. Ours. */
export class ConversionNetworkNotConnected extends Schema.TaggedError<ConversionNetworkNotConnected>()(
  "ConversionNetworkNotConnected",
  { errorCode: errorCode(104), network: ListNetwork },
) {}

/** This installation cannot tell the network of conversions. Ours. */
export class NoConversionNetwork extends Schema.TaggedError<NoConversionNetwork>()("NoConversionNetwork", {
  errorCode: errorCode(102),
  network: ListNetwork,
}) {}

/** There is nothing yet that counts as a conversion, and no lead. Ours. */
export class NoConversionActions extends Schema.TaggedError<NoConversionActions>()("NoConversionActions", {
  errorCode: errorCode(102),
}) {}

/** The network refused the request, in its own words. Ours. */
export class ConversionNetworkRefused extends Schema.TaggedError<ConversionNetworkRefused>()(
  "ConversionNetworkRefused",
  { errorCode: errorCode(102), network: ListNetwork, reason: Schema.String },
) {}

/** The network could not be reached. Ours. */
export class ConversionNetworkAway extends Schema.TaggedError<ConversionNetworkAway>()("ConversionNetworkAway", {
  errorCode: errorCode(1023),
  network: ListNetwork,
}) {}
