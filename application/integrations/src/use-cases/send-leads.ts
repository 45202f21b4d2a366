import { LeadRecords } from "@application/insights/services"
import { handler, UnitOfWork } from "@application/kernel"
import {
  askedWait,
  type DeliveryTry,
  hasIdentity,
  isDue,
  meaningOf,
  messageIdOf,
  messageOf,
  nextInTurn,
  triedDelivery,
  triedDestination,
  valuesOf,
} from "@domain/integrations"
import { Clock, Effect } from "effect"
import { SendLeads } from "../contract/delivery-jobs.ts"
import { LeadReceivers, type ReceiverTarget } from "../ports/lead-receivers.ts"
import { LeadDeliveries, LeadDestinations } from "../stores/lead-destinations.ts"
import { targetOf } from "./destination-secrets.ts"
import { deliveriesOfLead, type StoredDelivery } from "./lead-events.ts"
import { sendLater, type StoredDestination } from "./stored-destination.ts"
import { tellOwner } from "./tell-owner.ts"

/** Deliveries that are sent before their outcomes are kept together, and how many of them at once. */
const lot = { size: 16, atOnce: 8 } as const
/**
 * How long a run is alone after it last kept an outcome, how long it goes on before others have a turn, and when a destination with
 * a longer work is looked at again.
 */
const millis = { alone: 120_000, run: 300_000, work: 60_000 } as const
/** When a destination without anything due is looked at again. */
const never = 8_640_000_000_000_000

/** A delivery with what came of its try; without one where its lead is gone, or could not be known again. */
interface Outcome {
  readonly delivery: StoredDelivery
  readonly tried?: DeliveryTry
  readonly untried?: "Dropped" | "Skipped"
  readonly waitMillis: number
}

/** Takes the destination for this run; undefined where it rests, another run has it, or it is not on. */
const taken = Effect.fnUntraced(function* (key: Pick<StoredDestination, "businessProfileId" | "id">) {
  const destinations = yield* LeadDestinations
  const now = yield* Clock.currentTimeMillis
  const destination = yield* destinations.forChange(key)
  if (destination?.state !== "On" || (destination.holdUntil ?? 0) > now || (destination.run?.until ?? 0) > now)
    return undefined
  const until = now + millis.alone
  return yield* destinations.save({ ...destination, run: { startedAt: now, until }, lookAt: until })
})

/** The next deliveries that are due, the longest due first; after a resumption whatever was not tried since. */
const nextLot = Effect.fnUntraced(function* ({ businessProfileId, id: destinationId, resumedAt }: StoredDestination) {
  const deliveries = yield* LeadDeliveries
  const now = yield* Clock.currentTimeMillis
  let cursor: string | undefined
  for (;;) {
    const by = { businessProfileId, destinationId, state: "Waiting" as const }
    const { rows, nextCursor } = yield* deliveries.list("inState", by, { limit: lot.size, cursor })
    const due = rows.filter((row) => isDue(row, resumedAt, now))
    if (due.length > 0 || resumedAt === undefined || nextCursor === undefined) return due
    cursor = nextCursor
  }
})

/** Sends one delivery, with the lead as it is now. */
const sent = Effect.fnUntraced(function* (
  destination: StoredDestination,
  target: ReceiverTarget,
  delivery: StoredDelivery,
) {
  const lead = yield* (yield* LeadRecords).find(delivery.businessProfileId, delivery.leadId)
  if (lead === undefined) return { delivery, untried: "Dropped", waitMillis: 0 } satisfies Outcome
  const values = valuesOf(lead)
  if (!hasIdentity(destination.kind, destination.connection, values))
    return { delivery, untried: "Skipped", waitMillis: 0 } satisfies Outcome
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
  // Nobody needs to read what a receiver says of a lead that it took.
  const { answer: _answer, ...brief } = tried
  const isTaken = meaningOf(tried) === "Taken"
  return {
    delivery,
    tried: isTaken ? brief : tried,
    waitMillis: askedWait(answer.status, retryAfterSeconds),
  } satisfies Outcome
})

/** Gives the lead's next delivery its turn. */
const advance = Effect.fnUntraced(function* (destination: StoredDestination, { leadId }: StoredDelivery) {
  const next = nextInTurn(yield* deliveriesOfLead(destination, leadId))
  if (next === undefined) return
  yield* (yield* LeadDeliveries).save({ ...next, state: "Waiting", at: yield* Clock.currentTimeMillis })
})

/** Keeps one outcome and returns the destination after it. A delivery that was removed meanwhile is passed over. */
const kept = Effect.fnUntraced(function* (
  destination: StoredDestination,
  { delivery: { businessProfileId, id }, tried, untried = "Dropped", waitMillis }: Outcome,
) {
  const deliveries = yield* LeadDeliveries
  const delivery = yield* deliveries.forChange({ businessProfileId, id })
  if (delivery?.state !== "Waiting") return destination
  const now = yield* Clock.currentTimeMillis
  const meaning = tried === undefined ? undefined : meaningOf(tried)
  const next: StoredDelivery =
    tried === undefined || meaning === undefined
      ? { ...delivery, state: untried, at: now }
      : { ...triedDelivery(delivery, tried, meaning, waitMillis), businessProfileId }
  yield* deliveries.save(next)
  // Also one that was given up: an earlier delivery, which a replay began anew, may be behind it.
  if (next.state !== "Waiting") yield* advance(destination, next)
  const after =
    tried === undefined || meaning === undefined
      ? destination
      : triedDestination(destination, tried, meaning, waitMillis)
  return {
    ...after,
    waiting: after.waiting - (next.state === "Waiting" ? 0 : 1),
    failed: after.failed + (next.state === "Failed" ? 1 : 0),
  }
})

/** Keeps the outcomes of a lot, and whether this run goes on. A run whose time was over keeps nothing: another has it. */
const keptLot = Effect.fnUntraced(function* (run: StoredDestination, outcomes: ReadonlyArray<Outcome>) {
  const destinations = yield* LeadDestinations
  const before = yield* destinations.forChange(run)
  if (before === undefined || before.run?.startedAt !== run.run?.startedAt) return undefined
  let destination: StoredDestination = before
  for (const outcome of outcomes) destination = yield* kept(destination, outcome)
  const now = yield* Clock.currentTimeMillis
  const until = now + millis.alone
  const saved = yield* destinations.save({
    ...destination,
    lookAt: until,
    ...(destination.run !== undefined && { run: { ...destination.run, until } }),
  })
  if (before.state === "On" && saved.state !== "On") yield* tellOwner(saved)
  return saved.state === "On" && (saved.holdUntil ?? 0) <= now ? saved : undefined
})

/** Ends the run: the destination is looked at again when its next delivery is due. */
const released = Effect.fnUntraced(function* (run: StoredDestination, isThrough: boolean) {
  const destinations = yield* LeadDestinations
  const found = yield* destinations.forChange(run)
  if (found === undefined || found.run?.startedAt !== run.run?.startedAt) return
  const { run: _run, resumedAt, ...rest } = found
  const isResumed = resumedAt !== undefined && !(isThrough && resumedAt === run.resumedAt)
  const by = { businessProfileId: run.businessProfileId, destinationId: run.id, state: "Waiting" as const }
  const [next] = (yield* (yield* LeadDeliveries).list("inState", by, { limit: 1 })).rows
  const now = yield* Clock.currentTimeMillis
  // A longer work whose job was lost is begun again by the next look.
  const idle = found.work === undefined ? never : now + millis.work
  const dueAt = next === undefined ? idle : Math.min(idle, isResumed ? now : next.at)
  const lookAt = Math.max(dueAt, found.holdUntil ?? 0)
  const saved = yield* destinations.save({ ...rest, lookAt, ...(isResumed && { resumedAt }) })
  if (lookAt <= now) yield* sendLater(saved)
})

const sendAll = Effect.fnUntraced(function* (run: StoredDestination) {
  const { transact } = yield* UnitOfWork
  const ends = (yield* Clock.currentTimeMillis) + millis.run
  let current: StoredDestination | undefined = run
  while (current !== undefined && (yield* Clock.currentTimeMillis) < ends) {
    const destination: StoredDestination = current
    const due = yield* nextLot(destination)
    if (due.length === 0) return true
    const target = yield* targetOf(destination)
    const outcomes = yield* Effect.forEach(due, (delivery) => sent(destination, target, delivery), {
      concurrency: lot.atOnce,
    })
    current = yield* transact(keptLot(run, outcomes))
  }
  return false
})

/**
 * May run from the start at any time: what was sent and not kept is sent again under the same name. One run sends for a
 * destination at a time, and of each lead only the delivery whose turn it is.
 */
export const sendLeads = handler(
  SendLeads,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    const { transact } = yield* UnitOfWork
    const run = yield* transact(taken({ businessProfileId, id: destinationId }))
    if (run === undefined) return {}
    const isThrough = yield* Effect.onError(sendAll(run), () => Effect.ignoreCause(transact(released(run, false))))
    yield* transact(released(run, isThrough))
    return {}
  }),
)
