import { LeadEvents } from "@application/insights/services"
import { JobQueue, Tables } from "@application/kernel"
import { beginning, isUnsettled, type LeadDelivery, type LeadEventKind } from "@domain/integrations"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Clock, Effect, Layer } from "effect"
import { LeadDeliveries, LeadDestinations } from "../stores/lead-destinations.ts"
import { saveDue, sendLater, type StoredDestination } from "./stored-destination.ts"

/** A delivery as it is stored. */
export type StoredDelivery = LeadDelivery & { readonly businessProfileId: BusinessProfileId }

export const deliveriesOfLead = Effect.fnUntraced(function* (
  { businessProfileId, id }: Pick<StoredDestination, "businessProfileId" | "id">,
  leadId: LeadId,
) {
  return (yield* (yield* LeadDeliveries).list("ofLead", { businessProfileId, destinationId: id, leadId })).rows
})

/** Adds what an event of a lead needs; whether it needed anything. The destination is locked, and saved by the caller. */
export const addDelivery = Effect.fnUntraced(function* (
  { businessProfileId, id: destinationId }: StoredDestination,
  earlier: ReadonlyArray<StoredDelivery>,
  lead: { readonly leadId: LeadId; readonly event: LeadEventKind; readonly origin: LeadDelivery["origin"] },
) {
  const state = beginning(earlier, lead.event)
  if (state === undefined) return false
  const now = yield* Clock.currentTimeMillis
  yield* (yield* LeadDeliveries).add({
    businessProfileId,
    destinationId,
    ...lead,
    state,
    at: now,
    happenedAt: now,
    attempts: 0,
    allAttempts: 0,
    tries: [],
  })
  return true
})

/** The destination that follows such an event, locked; undefined where it does not. */
const following = Effect.fnUntraced(function* (found: StoredDestination, kind: LeadEventKind) {
  const destination = yield* (yield* LeadDestinations).forChange(found)
  return destination !== undefined && destination.state !== "Ended" && destination.events.includes(kind)
    ? destination
    : undefined
})

const tell = Effect.fnUntraced(function* (found: StoredDestination, leadId: LeadId, kind: LeadEventKind) {
  const destination = yield* following(found, kind)
  if (destination === undefined) return
  const earlier = yield* deliveriesOfLead(destination, leadId)
  if (!(yield* addDelivery(destination, earlier, { leadId, event: kind, origin: "Event" }))) return
  yield* sendLater(yield* saveDue({ ...destination, waiting: destination.waiting + 1 }))
})

/** Forgets what was sent of a lead that is erased; its receivers keep what they have. */
const forget = Effect.fnUntraced(function* (found: StoredDestination, leadId: LeadId) {
  const destinations = yield* LeadDestinations
  const destination = yield* destinations.forChange(found)
  if (destination === undefined) return
  const rows = yield* deliveriesOfLead(destination, leadId)
  const deliveries = yield* LeadDeliveries
  yield* Effect.forEach(rows, (row) => deliveries.remove(row), { discard: true })
  const failed = rows.filter(({ state }) => state === "Failed").length
  const waiting = rows.filter(isUnsettled).length - failed
  yield* destinations.save({
    ...destination,
    waiting: destination.waiting - waiting,
    failed: destination.failed - failed,
  })
})

/** Queues what a business's destinations are to be told of a lead, in the transaction that changes it. */
export const leadEvents = Layer.effect(
  LeadEvents,
  Effect.gen(function* () {
    const tables = yield* Tables
    const jobs = yield* JobQueue
    return {
      announce: Effect.fnUntraced(
        function* (businessProfileId, leadId, event) {
          const { rows } = yield* (yield* LeadDestinations).list("ofBusiness", { businessProfileId })
          for (const found of rows)
            yield* event === "erased" ? forget(found, leadId) : tell(found, leadId, `lead.${event}`)
        },
        Effect.provideService(Tables, tables),
        Effect.provideService(JobQueue, jobs),
      ),
    }
  }),
)
