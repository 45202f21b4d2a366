import { handler } from "@application/kernel"
import { Effect } from "effect"
import { DeleteEndpointLog, DeleteOldEvents, SendDueEvents, SendEvents } from "../contract/delivery-jobs.ts"
import { PortalDeliveries, PortalEndpoints } from "../stores/portal-endpoints.ts"
import { deliveryRun } from "./delivery-run.ts"
import { deleteLog, deleteOld, startDue } from "./delivery-upkeep.ts"
import { eventLine } from "./event-line.ts"

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

export const sendDueEvents = handler(SendDueEvents, () => Effect.as(startDue(eventLine), {}))

export const deleteOldEvents = handler(DeleteOldEvents, () => Effect.as(deleteOld(eventLine), {}))

export const deleteEndpointLog = handler(
  DeleteEndpointLog,
  Effect.fnUntraced(function* (of) {
    const { list } = yield* PortalDeliveries
    yield* deleteLog(eventLine, (limit) => list("ofEndpoint", of, { limit }))
    return {}
  }),
)
