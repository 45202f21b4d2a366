import {
  handler,
  type JobQueue,
  PortalAdministrators,
  type Tables,
  type TokenSafe,
  UnitOfWork,
} from "@application/kernel"
import { UserMessages } from "@application/messaging/services"
import {
  askedWait,
  type DeliveryState,
  type DeliveryTry,
  eventIdOf,
  isUnsettled,
  nextInTurn,
  portalMessage,
} from "@domain/integrations"
import { deletedBefore } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { DeleteEndpointLog, DeleteOldEvents, SendDueEvents, SendEvents } from "../contract/delivery-jobs.ts"
import { LeadReceivers, type SignedTarget } from "../ports/lead-receivers.ts"
import { PortalDeliveries, PortalEndpoints } from "../stores/portal-endpoints.ts"
import { type DeliveryLine, deliveryRun, keptTry, type Outcome } from "./delivery-run.ts"
import { openedSecrets } from "./sealed-secrets.ts"
import {
  eventsOfSubject,
  secretsOfEndpoint,
  type StoredEndpoint,
  type StoredEvent,
  tellLater,
} from "./stored-endpoint.ts"

type Ports = JobQueue | LeadReceivers | PortalAdministrators | Tables | TokenSafe | UserMessages

/** Endpoints that one run starts; others wait for the next, a moment later. */
const mostStarted = 100
/** Deliveries that are deleted in one transaction, and how long one run goes on. */
const deletion = { lot: 200, millis: 20_000 } as const

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
      link: `${origin}/portal/developers`,
      endpointName,
      why,
    }))
})

/** Events to the endpoints of portals. */
const eventLine: DeliveryLine<StoredEndpoint, StoredEvent, Ports> = {
  forChange: (endpoint) => Effect.flatMap(PortalEndpoints, ({ forChange }) => forChange(endpoint)),
  save: (endpoint) => Effect.flatMap(PortalEndpoints, ({ save }) => save(endpoint)),
  waiting: ({ portalId, id: endpointId }, limit, cursor) =>
    Effect.flatMap(PortalDeliveries, ({ list }) =>
      list("inState", { portalId, endpointId, state: "Waiting" }, { limit, cursor }),
    ),
  ofSubject: (endpoint, { subject }) => eventsOfSubject(endpoint, subject),
  deliveryForChange: (delivery) => Effect.flatMap(PortalDeliveries, ({ forChange }) => forChange(delivery)),
  saveDelivery: (delivery) => Effect.flatMap(PortalDeliveries, ({ save }) => save(delivery)),
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

const run = deliveryRun(eventLine)

/** Sends what is due for an endpoint. */
export const sendEvents = handler(
  SendEvents,
  Effect.fnUntraced(function* ({ portalId, endpointId }) {
    const found = yield* (yield* PortalEndpoints).find({ portalId, id: endpointId })
    if (found !== undefined) yield* run(found)
    return {}
  }),
)

export const sendDueEvents = handler(
  SendDueEvents,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* PortalEndpoints).list("due", { state: "On" }, { limit: mostStarted })
    for (const endpoint of rows.filter(({ lookAt }) => lookAt <= now)) yield* tellLater(endpoint)
    return {}
  }),
)

/** Deletes a delivery with its endpoint's count of it. What waited behind it has its turn. */
const deleted = Effect.fnUntraced(function* ({ portalId, endpointId, id }: StoredEvent, before: number) {
  const endpoints = yield* PortalEndpoints
  const deliveries = yield* PortalDeliveries
  const endpoint = yield* endpoints.forChange({ portalId, id: endpointId })
  const delivery = yield* deliveries.forChange({ portalId, id })
  if (delivery === undefined || delivery.at >= before) return
  yield* deliveries.remove(delivery)
  if (endpoint === undefined || !isUnsettled(delivery)) return
  const next = nextInTurn(yield* eventsOfSubject(endpoint, delivery.subject))
  if (next !== undefined) yield* deliveries.save({ ...next, state: "Waiting" })
  const isFailed = delivery.state === "Failed"
  yield* endpoints.save({
    ...endpoint,
    waiting: endpoint.waiting - (isFailed ? 0 : 1),
    failed: endpoint.failed - (isFailed ? 1 : 0),
  })
})

const deleteLot = Effect.fnUntraced(function* (state: DeliveryState, before: number) {
  const { rows } = yield* (yield* PortalDeliveries).list("oldest", { state }, { limit: deletion.lot })
  const old = rows.filter(({ at }) => at < before)
  yield* Effect.forEach(old, (delivery) => deleted(delivery, before), { discard: true })
  return old.length
})

export const deleteOldEvents = handler(
  DeleteOldEvents,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const ends = now + deletion.millis
    for (const state of ["Delivered", "Dropped", "Failed", "Waiting", "Behind"] as const) {
      const isOpen = state === "Waiting" || state === "Behind"
      const before = deletedBefore(isOpen ? "undeliveredLead" : "leadDelivery", now)
      while ((yield* Clock.currentTimeMillis) < ends && (yield* transact(deleteLot(state, before))) === deletion.lot)
        yield* Effect.yieldNow
    }
    return {}
  }),
)

export const deleteEndpointLog = handler(
  DeleteEndpointLog,
  Effect.fnUntraced(function* (of) {
    const { transact } = yield* UnitOfWork
    const deliveries = yield* PortalDeliveries
    const lotDeleted = Effect.gen(function* () {
      const { rows } = yield* deliveries.list("ofEndpoint", of, { limit: deletion.lot })
      yield* Effect.forEach(rows, (row) => deliveries.remove(row), { discard: true })
      return rows.length
    })
    while ((yield* transact(lotDeleted)) === deletion.lot) yield* Effect.yieldNow
    return {}
  }),
)
