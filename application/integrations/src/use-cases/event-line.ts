import { type JobQueue, PortalAdministrators, type Tables, type TokenSafe } from "@application/kernel"
import { UserMessages } from "@application/messaging/services"
import { askedWait, type DeliveryTry, eventIdOf, portalMessage } from "@domain/integrations"
import { Clock, Effect } from "effect"
import { LeadReceivers, type SignedTarget } from "../ports/lead-receivers.ts"
import { PortalDeliveries, PortalEndpoints } from "../stores/portal-endpoints.ts"
import { type DeliveryLine, keptTry, type Outcome } from "./delivery-run.ts"
import { openedSecrets } from "./sealed-secrets.ts"
import {
  eventsOfSubject,
  secretsOfEndpoint,
  type StoredEndpoint,
  type StoredEvent,
  tellLater,
} from "./stored-endpoint.ts"

type Ports = JobQueue | LeadReceivers | PortalAdministrators | Tables | TokenSafe | UserMessages

/** Tells an endpoint of one event. */
const sent = Effect.fnUntraced(function* (
  target: SignedTarget,
  delivery: StoredEvent,
): Effect.fn.Return<Outcome<StoredEvent>, never, Ports> {
  const at = yield* Clock.currentTimeMillis
  const message = portalMessage(delivery, delivery.happenedAt)
  const { tell } = yield* LeadReceivers
  const { retryAfterSeconds, ...answer } = yield* tell(target, { id: eventIdOf(delivery), at, message })
  const tried: DeliveryTry = { at, durationMillis: (yield* Clock.currentTimeMillis) - at, ...answer }
  return { delivery, tried: keptTry(tried), waitMillis: askedWait(answer.status, retryAfterSeconds) }
})

/** Tells everybody who runs the portal that events no longer reach an endpoint. */
const tellAdministrators = Effect.fnUntraced(function* ({ portalId, name: endpointName, state }: StoredEndpoint) {
  const { tell } = yield* UserMessages
  const why = state === "Ended" ? "Ended" : "Failures"
  for (const userId of yield* (yield* PortalAdministrators).of(portalId))
    yield* tell({ portalId, userId }, ({ origin }) => ({
      template: "eventsNotDelivered",
      link: `${origin}/portal/developers/webhooks`,
      endpointName,
      why,
    }))
})

/** Events to the endpoints of portals. */
export const eventLine: DeliveryLine<StoredEndpoint, StoredEvent, Ports> = {
  forChange: (endpoint) => Effect.flatMap(PortalEndpoints, ({ forChange }) => forChange(endpoint)),
  save: (endpoint) => Effect.flatMap(PortalEndpoints, ({ save }) => save(endpoint)),
  waiting: ({ portalId, id: endpointId }, limit, cursor) =>
    Effect.flatMap(PortalDeliveries, ({ list }) =>
      list("inState", { portalId, endpointId, state: "Waiting" }, { limit, cursor }),
    ),
  ofSubject: (endpoint, { subject }) => eventsOfSubject(endpoint, subject),
  deliveryForChange: (delivery) => Effect.flatMap(PortalDeliveries, ({ forChange }) => forChange(delivery)),
  saveDelivery: (delivery) => Effect.flatMap(PortalDeliveries, ({ save }) => save(delivery)),
  removeDelivery: (delivery) => Effect.flatMap(PortalDeliveries, ({ remove }) => remove(delivery)),
  due: (limit) =>
    Effect.flatMap(PortalEndpoints, ({ list }) =>
      Effect.map(list("due", { state: "On" }, { limit }), ({ rows }) => rows),
    ),
  receiverOf: ({ portalId, endpointId: id }) =>
    Effect.flatMap(PortalEndpoints, ({ forChange }) => forChange({ portalId, id })),
  oldest: (state, limit) =>
    Effect.flatMap(PortalDeliveries, ({ list }) =>
      Effect.map(list("oldest", { state }, { limit }), ({ rows }) => rows),
    ),
  sender: ({ portalId, id: endpointId, address }) =>
    Effect.map(
      openedSecrets(secretsOfEndpoint({ portalId, endpointId })),
      ({ signing }) =>
        (delivery: StoredEvent) =>
          sent({ address, signing }, delivery),
    ),
  tellOwner: tellAdministrators,
  later: tellLater,
}
