import { errorCode } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { requiredText } from "@domain/validation"
import { Result, Schema } from "effect"
import { deliveryLimits } from "./delivery-limits.ts"
import { DeliveryState, DeliveryTry } from "./delivery.ts"
import { DestinationState, isReceiverAddress, LeadDestination } from "./destination.ts"
import { Instant } from "./lead-message.ts"
import { PortalEventKind } from "./portal-event.ts"

/** Limits of a portal's endpoints. Ours. */
export const endpointLimits = {
  /** Endpoints of a portal. */
  endpoints: 10,
  /** Deliveries that one replay begins anew. */
  replayed: 500,
  descriptionLetters: 300,
  /** For how long a former secret may sign beside its successor. */
  overlapHours: [0, 1, 24, 168],
} as const

const { pause, failing, holdUntil, resumedAt, lastTry, waiting, failed, createdAt, formerSecretUntil } =
  LeadDestination.fields

/** What a portal's administrator decides of an endpoint. */
export const EndpointSettings = Schema.Struct({
  name: Schema.String.check(Schema.isMaxLength(deliveryLimits.nameLetters)),
  address: Schema.String.check(Schema.isMaxLength(deliveryLimits.addressLetters)),
  /** What it is for, in the words of whoever made it. */
  description: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(endpointLimits.descriptionLetters))),
  events: Schema.Array(PortalEventKind).check(Schema.isMaxLength(PortalEventKind.literals.length)),
})
export type EndpointSettings = typeof EndpointSettings.Type

/** A place that a portal's events are sent to. */
export const PortalEndpoint = Schema.Struct({
  id: Schema.Int,
  ...EndpointSettings.fields,
  state: DestinationState,
  pause,
  failing,
  holdUntil,
  resumedAt,
  lastTry,
  waiting,
  failed,
  createdAt,
  createdBy: UserId,
  formerSecretUntil,
})
export type PortalEndpoint = typeof PortalEndpoint.Type

/** The sending of one event to an endpoint. */
export const PortalDelivery = Schema.Struct({
  id: Schema.Int,
  endpointId: Schema.Int,
  /** The thing that the event is about, whose events go in order. */
  subject: Schema.String.check(Schema.isMaxLength(100)),
  state: DeliveryState,
  at: Instant,
  event: PortalEventKind,
  happenedAt: Instant,
  isTest: Schema.optionalKey(Schema.Boolean),
  data: Schema.Json,
  attempts: Schema.Int,
  allAttempts: Schema.Int,
  tries: Schema.Array(DeliveryTry),
})
export type PortalDelivery = typeof PortalDelivery.Type

/** There is no such endpoint in the portal. Ours. */
export class PortalEndpointNotFound extends Schema.TaggedError<PortalEndpointNotFound>()("PortalEndpointNotFound", {
  errorCode: errorCode(104),
}) {}

/** The endpoint has no such delivery. Ours. */
export class PortalDeliveryNotFound extends Schema.TaggedError<PortalDeliveryNotFound>()("PortalDeliveryNotFound", {
  errorCode: errorCode(104),
}) {}

/** The portal has as many endpoints as it may. Ours. */
export class PortalEndpointsFull extends Schema.TaggedError<PortalEndpointsFull>()("PortalEndpointsFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** More deliveries than one replay begins anew. Ours. */
export class ReplayTooLarge extends Schema.TaggedError<ReplayTooLarge>()("ReplayTooLarge", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The name by which a receiver marks an event as had, the same at each try and replay. */
export const eventIdOf = ({ id, endpointId }: Pick<PortalDelivery, "id" | "endpointId">): string =>
  `evt_${endpointId}_${id}`

/** What is typed of an endpoint, as it is kept, or every field that is refused; names of a portal's endpoints differ. */
export const checkedEndpoint = (
  typed: EndpointSettings,
  others: ReadonlyArray<string>,
): Result.Result<EndpointSettings, InvalidFields> => {
  const name = requiredText(typed.name)
  const address = typed.address.trim()
  const description = typed.description?.trim() ?? ""
  const isTaken = others.some((other) => other.toLowerCase() === typed.name.trim().toLowerCase())
  const fields = {
    ...(isTaken && { name: ["endpoints.nameTaken"] }),
    ...(Result.isFailure(name) && { name: [name.failure.key] }),
    ...(!isReceiverAddress(address) && { address: ["integrations.address"] }),
    ...(typed.events.length === 0 && { events: ["integrations.eventsEmpty"] }),
  }
  if (Result.isFailure(name) || Object.keys(fields).length > 0) return Result.fail(new InvalidFields({ fields }))
  return Result.succeed({
    name: name.success,
    address,
    ...(description !== "" && { description }),
    events: PortalEventKind.literals.filter((kind) => typed.events.includes(kind)),
  })
}
