import { errorCode } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { LeadDestinationId, UserId } from "@domain/kernel"
import { requiredText } from "@domain/validation"
import { Result, Schema } from "effect"
import { DeliveryTry } from "./delivery.ts"
import { deliveryLimits } from "./delivery-limits.ts"
import { Connection } from "./connection-fields.ts"
import { destinationKind, destinationKinds, isConnected } from "./destination-kinds.ts"
import { checkedMapping, FieldMapping } from "./field-mapping.ts"
import { identityFault } from "./lead-identity.ts"
import { Instant, LeadEventKind } from "./lead-message.ts"

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))

/** The kinds of destination, by the names of their rows. */
export const DestinationKind = Schema.Literals(
  Object.keys(destinationKinds).filter((name): name is keyof typeof destinationKinds => name in destinationKinds),
)
export type DestinationKind = typeof DestinationKind.Type

/** `Paused` keeps leads waiting until somebody resumes it; `Ended` is over, since the receiver said that it is gone. */
export const DestinationState = Schema.Literals(["On", "Paused", "Ended"])
export type DestinationState = typeof DestinationState.Type

/** Why a destination is paused: by its owner, or after repeated failure. */
export const PauseReason = Schema.Literals(["Owner", "Failures"])
export type PauseReason = typeof PauseReason.Type

/** A longer work on a destination's deliveries: how much of it is done. */
export const DestinationWork = Schema.Struct({
  kind: Schema.Literals(["Replay", "Backfill"]),
  startedAt: Instant,
  done: count,
  total: Schema.optionalKey(count),
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  /** The last lead that was looked at. */
  after: Schema.optionalKey(Schema.Struct({ submittedOn: Schema.Number, id: Schema.Int })),
})
export type DestinationWork = typeof DestinationWork.Type

/** What its owner decides of a destination. */
export const DestinationSettings = Schema.Struct({
  name: Schema.String.check(Schema.isMaxLength(deliveryLimits.nameLetters)),
  address: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(deliveryLimits.addressLetters))),
  events: Schema.Array(LeadEventKind).check(Schema.isMaxLength(LeadEventKind.literals.length)),
  mapping: FieldMapping,
  /** What its kind is reached by, without secrets. */
  connection: Schema.optionalKey(Connection),
})
export type DestinationSettings = typeof DestinationSettings.Type

/** A place that a business's leads are sent to. */
export const LeadDestination = Schema.Struct({
  id: LeadDestinationId,
  kind: DestinationKind,
  ...DestinationSettings.fields,
  /** How often its settings were changed, by which two people notice each other. */
  version: Schema.optionalKey(count),
  /** What the receiver calls the place that leads go to, once it has let us in. */
  connectedTo: Schema.optionalKey(Schema.String),
  /** The last letters of a secret that its owner gave. */
  secretEnd: Schema.optionalKey(Schema.String),
  state: DestinationState,
  pause: Schema.optionalKey(PauseReason),
  /** Since when nothing has been taken, and tries that failed since then. */
  failing: Schema.optionalKey(Schema.Struct({ since: Instant, times: count })),
  /** Nothing is sent before: the receiver asked for it, or rests after failures in a row. */
  holdUntil: Schema.optionalKey(Instant),
  /** What waited when it was resumed is due, whatever its next try was to be. */
  resumedAt: Schema.optionalKey(Instant),
  lastTry: Schema.optionalKey(Schema.Struct({ at: Instant, isTaken: Schema.Boolean })),
  waiting: count,
  failed: count,
  work: Schema.optionalKey(DestinationWork),
  createdAt: Instant,
  createdBy: UserId,
  /** Until when the former secret signs too. */
  formerSecretUntil: Schema.optionalKey(Instant),
})
export type LeadDestination = typeof LeadDestination.Type

/** No such destination at this business. Ours. */
export class LeadDestinationNotFound extends Schema.TaggedError<LeadDestinationNotFound>()("LeadDestinationNotFound", {
  errorCode: errorCode(104),
}) {}

/** The business has as many destinations as one may have. Ours. */
export class LeadDestinationsFull extends Schema.TaggedError<LeadDestinationsFull>()("LeadDestinationsFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The destination takes no such act in its present state. Ours. */
export class DestinationStateForbids extends Schema.TaggedError<DestinationStateForbids>()("DestinationStateForbids", {
  errorCode: errorCode(1006),
  state: DestinationState,
}) {}

/** Another work on the destination's deliveries is under way. Ours. */
export class DestinationBusy extends Schema.TaggedError<DestinationBusy>()("DestinationBusy", {
  errorCode: errorCode(1001),
}) {}

/** The receiver does not let us in, or lacks what the mapping names; `attempt` is its answer. Ours. */
export class DestinationNotConnected extends Schema.TaggedError<DestinationNotConnected>()("DestinationNotConnected", {
  errorCode: errorCode(1037),
  kind: DestinationKind,
  attempt: DeliveryTry,
}) {}

/** Somebody else has changed the destination meanwhile; it is told as it is now, and nothing was overwritten. Ours. */
export class DestinationChangedMeanwhile extends Schema.TaggedError<DestinationChangedMeanwhile>()(
  "DestinationChangedMeanwhile",
  { errorCode: errorCode(1001), destination: LeadDestination },
) {}

/** The settings of a destination unless somebody else has changed them since a version. */
export const unchangedSince = <D extends LeadDestination>(
  destination: D,
  version: number | undefined,
): Result.Result<D, DestinationChangedMeanwhile> =>
  version === undefined || version === (destination.version ?? 0)
    ? Result.succeed(destination)
    : Result.fail(new DestinationChangedMeanwhile({ destination }))

const addressForm = /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/i

/** Whether a text has the form of an address, without a user and a fragment; whether it may be reached is for the network. */
export const isReceiverAddress = (text: string): boolean =>
  text.length <= deliveryLimits.addressLetters && addressForm.test(text)

/** What is typed of a destination, as it is kept; names of a business's destinations differ. */
export const checkedSettings = (
  kind: DestinationKind,
  typed: DestinationSettings,
  others: ReadonlyArray<string>,
): Result.Result<DestinationSettings, InvalidFields> => {
  const refused = (field: string, key: string) => Result.fail(new InvalidFields({ fields: { [field]: [key] } }))
  const name = requiredText(typed.name)
  if (Result.isFailure(name)) return refused("name", name.failure.key)
  if (others.some((other) => other.toLowerCase() === name.success.toLowerCase()))
    return refused("name", "integrations.nameTaken")
  const address = typed.address?.trim() ?? ""
  const { hasAddress } = destinationKind(kind)
  if (hasAddress && !isReceiverAddress(address)) return refused("address", "integrations.address")
  if (typed.events.length === 0) return refused("events", "integrations.eventsEmpty")
  const identity = identityFault(kind, typed.mapping)
  const mapping = checkedMapping(typed.mapping)
  if (Result.isSuccess(mapping) && identity !== undefined) return refused("mapping", identity)
  return Result.map(mapping, (kept) => ({
    name: name.success,
    ...(hasAddress && { address }),
    ...(isConnected(kind) && { connection: typed.connection ?? {} }),
    events: LeadEventKind.literals.filter((event) => typed.events.includes(event)),
    mapping: kept,
  }))
}

/** Refuses an act that a destination takes in other states alone. */
export const destinationIn = <D extends Pick<LeadDestination, "state">>(
  destination: D,
  states: ReadonlyArray<DestinationState>,
): Result.Result<D, DestinationStateForbids> =>
  states.includes(destination.state)
    ? Result.succeed(destination)
    : Result.fail(new DestinationStateForbids({ state: destination.state }))
