import { errorCode } from "@domain/errors"
import { LeadDeliveryId, LeadDestinationId, LeadId } from "@domain/kernel"
import { Schema } from "effect"
import { deliveryLimits } from "./delivery-limits.ts"
import { Instant, LeadEventKind } from "./lead-message.ts"

/**
 * `Waiting` is tried when it is due, `Behind` waits for an earlier delivery of its lead, `Failed` was given up and waits to be
 * replayed, `Dropped` has no lead any more, `Skipped` lacks the detail by which the destination tells leads apart.
 */
export const DeliveryState = Schema.Literals(["Waiting", "Behind", "Delivered", "Failed", "Dropped", "Skipped"])
export type DeliveryState = typeof DeliveryState.Type

/** Why a receiver gave no answer. `NotAllowed` is an address inside a network, which nothing is sent to. */
export const NoAnswer = Schema.Literals(["TooSlow", "Unreachable", "NotAllowed"])
export type NoAnswer = typeof NoAnswer.Type

/**
 * What a receiver whose errors we know has against a delivery: the token or its rights, a field that it does not have or whose value
 * it refuses, a place that is not there or not shared, or too many calls.
 */
export const DeliveryTrouble = Schema.Literals([
  "TokenRefused",
  "ScopeMissing",
  "FieldUnknown",
  "FieldNotUnique",
  "ValueRefused",
  "NotShared",
  "PlaceMissing",
  "TabMissing",
  "PlaceFull",
  "TooManyCalls",
  "DailyLimit",
  "InstallationRefused",
])
export type DeliveryTrouble = typeof DeliveryTrouble.Type

/** One try of a delivery: the receiver's status with the first letters of its answer, or why there was none. */
export const DeliveryTry = Schema.Struct({
  at: Instant,
  durationMillis: Schema.Int,
  status: Schema.optionalKey(Schema.Int),
  noAnswer: Schema.optionalKey(NoAnswer),
  trouble: Schema.optionalKey(DeliveryTrouble),
  /** What the trouble is about: names of fields, rights or a tab. */
  about: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(deliveryLimits.aboutLetters))),
  answer: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(deliveryLimits.answerLetters))),
})
export type DeliveryTry = typeof DeliveryTry.Type

/** The sending of one event of a lead to a destination. What is sent is read when it is sent, and kept nowhere. */
export const LeadDelivery = Schema.Struct({
  id: LeadDeliveryId,
  destinationId: LeadDestinationId,
  leadId: LeadId,
  state: DeliveryState,
  /** When it is due while it waits, else when it came to its state. */
  at: Instant,
  event: LeadEventKind,
  /** When the event happened. */
  happenedAt: Instant,
  origin: Schema.Literals(["Event", "Backfill"]),
  /** Tries since it began or was replayed; pauses grow with them. */
  attempts: Schema.Int,
  /** Tries in all. */
  allAttempts: Schema.Int,
  /** The newest tries, the oldest of them first. */
  tries: Schema.Array(DeliveryTry),
})
export type LeadDelivery = typeof LeadDelivery.Type

/** No such delivery of this destination. Ours. */
export class LeadDeliveryNotFound extends Schema.TaggedError<LeadDeliveryNotFound>()("LeadDeliveryNotFound", {
  errorCode: errorCode(104),
}) {}

/** The delivery is on its way already. Ours. */
export class DeliveryUnderWay extends Schema.TaggedError<DeliveryUnderWay>()("DeliveryUnderWay", {
  errorCode: errorCode(1006),
}) {}

/** Whether a delivery still has to reach the receiver, so that later ones of its lead wait. */
export const isUnsettled = ({ state }: Pick<LeadDelivery, "state">): boolean =>
  state === "Waiting" || state === "Behind" || state === "Failed"

/**
 * The name by which the receiver marks a message as had, the same at each try and replay. A creation has the same name
 * whenever it is sent, so that a backfill marks nobody twice.
 */
export const messageIdOf = ({
  id,
  destinationId,
  leadId,
  event,
}: Pick<LeadDelivery, "id" | "destinationId" | "leadId" | "event">): string =>
  event === "lead.created" ? `lead_${destinationId}_${leadId}_created` : `lead_${destinationId}_${leadId}_${id}`

/**
 * Whether an event of a lead needs a delivery, and in which state it begins: behind the lead's earlier ones. A change that
 * still waits behind another carries later changes too, since what is sent is read when it is sent.
 */
export const beginning = (
  earlier: ReadonlyArray<Pick<LeadDelivery, "state" | "event">>,
  event: LeadEventKind,
): "Waiting" | "Behind" | undefined => {
  const open = earlier.filter(isUnsettled)
  if (open.some((one) => one.event === event && (event === "lead.created" || one.state === "Behind"))) return undefined
  return open.length === 0 ? "Waiting" : "Behind"
}

/**
 * The lead's delivery whose turn it is: the first that is behind, unless another is on its way or was given up before it.
 */
export const nextInTurn = <D extends Pick<LeadDelivery, "state"> & { readonly id: number }>(
  ofLead: ReadonlyArray<D>,
): D | undefined => {
  const [first] = ofLead.filter(isUnsettled).toSorted((one, other) => one.id - other.id)
  return first?.state === "Behind" && !ofLead.some(({ state }) => state === "Waiting") ? first : undefined
}
