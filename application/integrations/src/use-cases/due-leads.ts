import { handler, UnitOfWork } from "@application/kernel"
import { type DeliveryState, isUnsettled, nextInTurn } from "@domain/integrations"
import { deletedBefore } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { DeleteDestinationLog, DeleteOldDeliveries, SendDueLeads } from "../contract/delivery-jobs.ts"
import { LeadDeliveries, LeadDestinations } from "../stores/lead-destinations.ts"
import { deliveriesOfLead, type StoredDelivery } from "./lead-events.ts"
import { sendLater, workLater } from "./stored-destination.ts"

/** Destinations that one run starts; others wait for the next, a moment later. */
const mostStarted = 100
/** Deliveries that are deleted in one transaction, and how long one run goes on. */
const deletion = { lot: 200, millis: 20_000 } as const

export const sendDueLeads = handler(
  SendDueLeads,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* LeadDestinations).list("due", { state: "On" }, { limit: mostStarted })
    for (const destination of rows.filter(({ lookAt }) => lookAt <= now)) {
      yield* sendLater(destination)
      if (destination.work !== undefined) yield* workLater(destination)
    }
    return {}
  }),
)

/** Deletes a delivery with its destination's count of it. What waited behind it has its turn. */
const deleted = Effect.fnUntraced(function* ({ businessProfileId, destinationId, id }: StoredDelivery, before: number) {
  const destinations = yield* LeadDestinations
  const deliveries = yield* LeadDeliveries
  const destination = yield* destinations.forChange({ businessProfileId, id: destinationId })
  const delivery = yield* deliveries.forChange({ businessProfileId, id })
  if (delivery === undefined || delivery.at >= before) return
  yield* deliveries.remove(delivery)
  if (destination === undefined || !isUnsettled(delivery)) return
  const next = nextInTurn(yield* deliveriesOfLead(destination, delivery.leadId))
  if (next !== undefined) yield* deliveries.save({ ...next, state: "Waiting" })
  const isFailed = delivery.state === "Failed"
  yield* destinations.save({
    ...destination,
    waiting: destination.waiting - (isFailed ? 0 : 1),
    failed: destination.failed - (isFailed ? 1 : 0),
  })
})

const deleteLot = Effect.fnUntraced(function* (state: DeliveryState, before: number) {
  const { rows } = yield* (yield* LeadDeliveries).list("oldest", { state }, { limit: deletion.lot })
  const old = rows.filter(({ at }) => at < before)
  yield* Effect.forEach(old, (delivery) => deleted(delivery, before), { discard: true })
  return old.length
})

export const deleteOldDeliveries = handler(
  DeleteOldDeliveries,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const ends = now + deletion.millis
    for (const state of ["Delivered", "Dropped", "Skipped", "Failed", "Waiting", "Behind"] as const) {
      const isOpen = state === "Waiting" || state === "Behind"
      const before = deletedBefore(isOpen ? "undeliveredLead" : "leadDelivery", now)
      while ((yield* Clock.currentTimeMillis) < ends && (yield* transact(deleteLot(state, before))) === deletion.lot)
        yield* Effect.yieldNow
    }
    return {}
  }),
)

export const deleteDestinationLog = handler(
  DeleteDestinationLog,
  Effect.fnUntraced(function* (of) {
    const { transact } = yield* UnitOfWork
    const deliveries = yield* LeadDeliveries
    const lotDeleted = Effect.gen(function* () {
      const { rows } = yield* deliveries.list("ofDestination", of, { limit: deletion.lot })
      yield* Effect.forEach(rows, (row) => deliveries.remove(row), { discard: true })
      return rows.length
    })
    while ((yield* transact(lotDeleted)) === deletion.lot) yield* Effect.yieldNow
    return {}
  }),
)
