import { handler } from "@application/kernel"
import { Effect } from "effect"
import { DeleteDestinationLog, DeleteOldDeliveries, SendDueLeads, SendLeads } from "../contract/delivery-jobs.ts"
import { LeadDeliveries, LeadDestinations } from "../stores/lead-destinations.ts"
import { deliveryRun } from "./delivery-run.ts"
import { deleteLog, deleteOld, startDue } from "./delivery-upkeep.ts"
import { leadLine } from "./lead-line.ts"
import { sendLater, type StoredDestination, workLater } from "./stored-destination.ts"

const run = deliveryRun(leadLine)

/** Sends what is due for a destination. */
export const sendLeads = handler(
  SendLeads,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    const found = yield* (yield* LeadDestinations).find({ businessProfileId, id: destinationId })
    if (found !== undefined) yield* run(found)
    return {}
  }),
)

/** Starts the sending for a destination, and its longer work, should that job have been lost. */
const started = Effect.fnUntraced(function* (destination: StoredDestination) {
  yield* sendLater(destination)
  if (destination.work !== undefined) yield* workLater(destination)
})

export const sendDueLeads = handler(SendDueLeads, () => Effect.as(startDue({ ...leadLine, later: started }), {}))

export const deleteOldDeliveries = handler(DeleteOldDeliveries, () => Effect.as(deleteOld(leadLine), {}))

export const deleteDestinationLog = handler(
  DeleteDestinationLog,
  Effect.fnUntraced(function* (of) {
    const { list } = yield* LeadDeliveries
    yield* deleteLog(leadLine, (limit) => list("ofDestination", of, { limit }))
    return {}
  }),
)
