import { handler } from "@application/kernel"
import {
  DeliveryUnderWay,
  destinationIn,
  endpointLimits,
  isUnsettled,
  PortalDeliveryNotFound,
  portalEvents,
  ReplayTooLarge,
  replayed,
} from "@domain/integrations"
import { Clock, Effect } from "effect"
import {
  ListPortalDeliveries,
  ReplayPortalDeliveries,
  ReplayPortalDelivery,
  SendTestEvent,
} from "../contract/portal-deliveries.ts"
import { PortalDeliveries } from "../stores/portal-endpoints.ts"
import { addEvent } from "./announced-events.ts"
import {
  countAct,
  endpointForChange,
  endpointOf,
  eventsOfSubject,
  saveDueEndpoint,
  shownEndpoint,
  shownEvent,
  type StoredEndpoint,
  type StoredEvent,
  tellLater,
} from "./stored-endpoint.ts"

const pageSize = 20

export const listPortalDeliveries = handler(
  ListPortalDeliveries,
  Effect.fnUntraced(function* ({ portalId, endpointId, state, event, cursor, limit = pageSize }) {
    yield* endpointOf(portalId, endpointId)
    const { rows, nextCursor } = yield* (yield* PortalDeliveries).list(
      "ofEndpoint",
      { portalId, endpointId },
      { limit, cursor, where: { ...(state !== undefined && { state }), ...(event !== undefined && { event }) } },
    )
    return { deliveries: rows.map(shownEvent), ...(nextCursor !== undefined && { nextCursor }) }
  }),
)

/** A test goes the way of every other event, so that its log and its replay are tried too. */
export const sendTestEvent = handler(
  SendTestEvent,
  Effect.fnUntraced(function* ({ portalId, endpointId, event }) {
    const endpoint = yield* endpointForChange(portalId, endpointId)
    yield* countAct("portal-test-event", portalId)
    yield* Effect.fromResult(destinationIn(endpoint, ["On"]))
    const kind = event ?? endpoint.events[0] ?? "campaign.active"
    const { example } = portalEvents[kind]
    const subject = `test:${yield* Clock.currentTimeMillis}`
    const added = yield* addEvent(endpoint, { event: kind, subject, data: example }, { isTest: true })
    if (added === undefined) return yield* Effect.die(new Error(`The test event ${subject} is there already`))
    yield* tellLater(yield* saveDueEndpoint({ ...endpoint, waiting: endpoint.waiting + 1 }))
    return shownEvent(added)
  }),
)

/** Begins one settled delivery anew, and returns it with the endpoint after it. The endpoint is locked, and saved by the caller. */
const begunAnew = Effect.fnUntraced(function* (endpoint: StoredEndpoint, delivery: StoredEvent) {
  const others = (yield* eventsOfSubject(endpoint, delivery.subject)).filter(({ id }) => id !== delivery.id)
  const next = yield* (yield* PortalDeliveries).save(replayed(delivery, others, yield* Clock.currentTimeMillis))
  const failed = endpoint.failed - (isUnsettled(delivery) ? 1 : 0)
  return { next, endpoint: { ...endpoint, failed, waiting: endpoint.waiting + 1 } }
})

export const replayPortalDelivery = handler(
  ReplayPortalDelivery,
  Effect.fnUntraced(function* ({ portalId, endpointId, deliveryId }) {
    const found = yield* endpointForChange(portalId, endpointId)
    yield* countAct("portal-replay", portalId)
    yield* Effect.fromResult(destinationIn(found, ["On", "Paused"]))
    const delivery = yield* (yield* PortalDeliveries).forChange({ portalId, id: deliveryId })
    if (delivery?.endpointId !== endpointId) return yield* new PortalDeliveryNotFound({})
    if (delivery.state === "Waiting" || delivery.state === "Behind") return yield* new DeliveryUnderWay({})
    const { next, endpoint } = yield* begunAnew(found, delivery)
    yield* tellLater(yield* saveDueEndpoint(endpoint))
    return shownEvent(next)
  }),
)

/** Deliveries that were given up since a moment, or all that are settled, the oldest first, and at most one more than a replay takes. */
const settledSince = Effect.fnUntraced(function* (
  { portalId, id: endpointId }: StoredEndpoint,
  since: number,
  isAll: boolean,
) {
  const { list } = yield* PortalDeliveries
  const limit = endpointLimits.replayed + 1
  const settled: Array<StoredEvent> = []
  let cursor: string | undefined
  do {
    const page: { readonly rows: ReadonlyArray<StoredEvent>; readonly nextCursor?: string } = yield* list(
      "ofEndpoint",
      { portalId, endpointId },
      { limit, cursor, where: isAll ? {} : { state: "Failed" } },
    )
    const recent = page.rows.filter(({ happenedAt }) => happenedAt >= since)
    settled.push(...recent.filter(({ state }) => state === "Failed" || state === "Delivered"))
    cursor = recent.length < page.rows.length ? undefined : page.nextCursor
  } while (cursor !== undefined && settled.length < limit)
  return settled.toReversed()
})

export const replayPortalDeliveries = handler(
  ReplayPortalDeliveries,
  Effect.fnUntraced(function* ({ portalId, endpointId, since, isAll = false }) {
    let endpoint: StoredEndpoint = yield* endpointForChange(portalId, endpointId)
    yield* countAct("portal-replay", portalId)
    yield* Effect.fromResult(destinationIn(endpoint, ["On", "Paused"]))
    const rows = yield* settledSince(endpoint, since, isAll)
    const most = endpointLimits.replayed
    if (rows.length > most) return yield* new ReplayTooLarge({ most })
    for (const row of rows) endpoint = (yield* begunAnew(endpoint, row)).endpoint
    const saved = yield* saveDueEndpoint(endpoint)
    yield* tellLater(saved)
    return { endpoint: shownEndpoint(saved), replayed: rows.length }
  }),
)
