import { LeadRecords } from "@application/insights/services"
import { handler, Profiles, UnitOfWork } from "@application/kernel"
import { dashboardRange, type Lead } from "@domain/insights"
import { type DestinationWork, needsBackfill, replayed } from "@domain/integrations"
import { LeadId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { WorkOnDestination } from "../contract/delivery-jobs.ts"
import { LeadDeliveries, LeadDestinations } from "../stores/lead-destinations.ts"
import { addDelivery, deliveriesOfLead } from "./lead-events.ts"
import { saveDue, sendLater, type StoredDestination } from "./stored-destination.ts"

/** Leads or deliveries of one transaction. */
const lotSize = 100

/** The destination after a lot, with how much of its work is left. */
interface LotDone {
  readonly destination: StoredDestination
  readonly isOver: boolean
}

/** Begins the next failed deliveries anew; what fails again is left alone. */
const replayLot = Effect.fnUntraced(function* (destination: StoredDestination, work: DestinationWork) {
  const { businessProfileId, id: destinationId } = destination
  const deliveries = yield* LeadDeliveries
  const by = { businessProfileId, destinationId, state: "Failed" as const }
  const { rows } = yield* deliveries.list("inState", by, { limit: lotSize })
  const former = rows.filter(({ at }) => at <= work.startedAt)
  const now = yield* Clock.currentTimeMillis
  for (const delivery of former) {
    const others = (yield* deliveriesOfLead(destination, delivery.leadId)).filter(({ id }) => id !== delivery.id)
    yield* deliveries.save({ ...replayed(delivery, others, now), businessProfileId })
  }
  const { length } = former
  const done = { ...work, done: work.done + length }
  return {
    destination: {
      ...destination,
      work: done,
      failed: destination.failed - length,
      waiting: destination.waiting + length,
    },
    isOver: length < lotSize,
  } satisfies LotDone
})

const backfillLot = Effect.fnUntraced(function* (
  destination: StoredDestination,
  work: DestinationWork,
  leads: ReadonlyArray<Lead>,
) {
  let added = 0
  for (const { id: leadId } of leads) {
    const earlier = yield* deliveriesOfLead(destination, leadId)
    if (!needsBackfill(earlier)) continue
    if (yield* addDelivery(destination, earlier, { leadId, event: "lead.created", origin: "Backfill" })) added += 1
  }
  const last = leads.at(-1)
  const after = last === undefined ? work.after : { submittedOn: last.submittedOn, id: last.id }
  return {
    destination: {
      ...destination,
      work: { ...work, done: work.done + leads.length, ...(after !== undefined && { after }) },
      waiting: destination.waiting + added,
    },
    isOver: leads.length < lotSize,
  } satisfies LotDone
})

/** The leads of a backfill after the last that was looked at. */
const leadsOf = Effect.fnUntraced(function* (
  { businessProfileId }: StoredDestination,
  { from = "", to = "", after }: DestinationWork,
) {
  const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
  if (profile === undefined) return []
  const during = { range: dashboardRange(from, to), timeZone: profile.timeZone }
  const place = after === undefined ? undefined : { ...after, id: LeadId.make(after.id) }
  return yield* (yield* LeadRecords).following(businessProfileId, { during }, place, lotSize)
})

/** Does one lot; whether there is another. The lot, its progress and the next look are one transaction. */
const lotOf = Effect.fnUntraced(function* (key: Pick<StoredDestination, "businessProfileId" | "id">) {
  const destination = yield* (yield* LeadDestinations).forChange(key)
  const work = destination?.work
  if (destination === undefined || work === undefined) return false
  const { destination: next, isOver } =
    work.kind === "Replay"
      ? yield* replayLot(destination, work)
      : yield* backfillLot(destination, work, yield* leadsOf(destination, work))
  const { work: _over, ...rest } = next
  yield* sendLater(yield* saveDue(isOver ? rest : next))
  return !isOver
})

/** A repeated run goes on after the last lot. */
export const workOnDestination = handler(
  WorkOnDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    const { transact } = yield* UnitOfWork
    while (yield* transact(lotOf({ businessProfileId, id: destinationId }))) yield* Effect.yieldNow
    return {}
  }),
)
