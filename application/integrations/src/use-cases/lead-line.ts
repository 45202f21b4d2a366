import { LeadRecords } from "@application/insights/services"
import type { JobQueue, Tables, TokenSafe } from "@application/kernel"
import type { UserMessages } from "@application/messaging/services"
import { askedWait, type DeliveryTry, hasIdentity, messageIdOf, messageOf, valuesOf } from "@domain/integrations"
import { Clock, Effect } from "effect"
import { LeadReceivers, type ReceiverTarget } from "../ports/lead-receivers.ts"
import { LeadDeliveries, LeadDestinations } from "../stores/lead-destinations.ts"
import { type DeliveryLine, keptTry, type Outcome } from "./delivery-run.ts"
import { targetOf } from "./destination-secrets.ts"
import { deliveriesOfLead, type StoredDelivery } from "./lead-events.ts"
import { sendLater, type StoredDestination } from "./stored-destination.ts"
import { tellOwner } from "./tell-owner.ts"

type Ports = JobQueue | LeadReceivers | LeadRecords | Tables | TokenSafe | UserMessages

/** Sends one delivery, with the lead as it is now. */
const sent = Effect.fnUntraced(function* (
  destination: StoredDestination,
  target: ReceiverTarget,
  delivery: StoredDelivery,
): Effect.fn.Return<Outcome<StoredDelivery>, never, Ports> {
  const lead = yield* (yield* LeadRecords).find(delivery.businessProfileId, delivery.leadId)
  if (lead === undefined) return { delivery, untried: "Dropped", waitMillis: 0 }
  const values = valuesOf(lead)
  if (!hasIdentity(destination.kind, destination.connection, values))
    return { delivery, untried: "Skipped", waitMillis: 0 }
  const at = yield* Clock.currentTimeMillis
  const message = messageOf({ kind: delivery.event, at: delivery.happenedAt }, destination, values)
  const receivers = yield* LeadReceivers
  const { retryAfterSeconds, ...answer } = yield* receivers.send(target, {
    id: messageIdOf(delivery),
    leadId: lead.id,
    at,
    message,
  })
  const tried: DeliveryTry = { at, durationMillis: (yield* Clock.currentTimeMillis) - at, ...answer }
  return { delivery, tried: keptTry(tried), waitMillis: askedWait(answer.status, retryAfterSeconds) }
})

/** Leads to the destinations of businesses. */
export const leadLine: DeliveryLine<StoredDestination, StoredDelivery, Ports> = {
  forChange: (destination) => Effect.flatMap(LeadDestinations, ({ forChange }) => forChange(destination)),
  save: (destination) => Effect.flatMap(LeadDestinations, ({ save }) => save(destination)),
  waiting: ({ businessProfileId, id: destinationId }, limit, cursor) =>
    Effect.flatMap(LeadDeliveries, ({ list }) =>
      list("inState", { businessProfileId, destinationId, state: "Waiting" }, { limit, cursor }),
    ),
  ofSubject: (destination, { leadId }) => deliveriesOfLead(destination, leadId),
  deliveryForChange: (delivery) => Effect.flatMap(LeadDeliveries, ({ forChange }) => forChange(delivery)),
  saveDelivery: (delivery) => Effect.flatMap(LeadDeliveries, ({ save }) => save(delivery)),
  removeDelivery: (delivery) => Effect.flatMap(LeadDeliveries, ({ remove }) => remove(delivery)),
  due: (limit) =>
    Effect.flatMap(LeadDestinations, ({ list }) =>
      Effect.map(list("due", { state: "On" }, { limit }), ({ rows }) => rows),
    ),
  receiverOf: ({ businessProfileId, destinationId: id }) =>
    Effect.flatMap(LeadDestinations, ({ forChange }) => forChange({ businessProfileId, id })),
  oldest: (state, limit) =>
    Effect.flatMap(LeadDeliveries, ({ list }) => Effect.map(list("oldest", { state }, { limit }), ({ rows }) => rows)),
  sender: (destination) =>
    Effect.map(targetOf(destination), (target) => (delivery: StoredDelivery) => sent(destination, target, delivery)),
  tellOwner,
  later: sendLater,
}
