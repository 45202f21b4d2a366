import { UnitOfWork } from "@application/kernel"
import {
  type Deliverable,
  type DeliveryTry,
  isDue,
  meaningOf,
  nextInTurn,
  type Receiving,
  triedDelivery,
  triedDestination,
} from "@domain/integrations"
import { Clock, Effect } from "effect"

/** Deliveries that are sent before their outcomes are kept together, and how many of them at once. */
const lot = { size: 16, atOnce: 8 } as const
/**
 * How long a run is alone after it last kept an outcome, how long it goes on before others have a turn, and when a destination with
 * a longer work is looked at again.
 */
const millis = { alone: 120_000, run: 300_000, work: 60_000 } as const
/** When a destination without anything due is looked at again. */
const never = 8_640_000_000_000_000

/** A receiver as a run needs it: when it is looked at again, the run that sends for it, and whether a longer work is under way. */
export interface RunReceiving extends Receiving {
  readonly lookAt: number
  readonly run?: { readonly startedAt: number; readonly until: number }
  readonly work?: object
}

/** A delivery with what came of its try; without one where nothing of it could be sent any more. */
export interface Outcome<V> {
  readonly delivery: V
  readonly tried?: DeliveryTry
  readonly untried?: "Dropped" | "Skipped"
  readonly waitMillis: number
}

/** A page of deliveries that wait, the longest due first. */
interface WaitingPage<V> {
  readonly rows: ReadonlyArray<V>
  readonly nextCursor?: string
}

/** What a run sends for: receivers and their deliveries in stores of their own, and how one delivery is sent. */
export interface DeliveryLine<D extends RunReceiving, V extends Deliverable, R> {
  /** The receiver as it is now, locked until the transaction ends. */
  readonly forChange: (receiver: D) => Effect.Effect<D | undefined, never, R>
  readonly save: (receiver: D) => Effect.Effect<D, never, R>
  readonly waiting: (receiver: D, limit: number, cursor?: string) => Effect.Effect<WaitingPage<V>, never, R>
  /** All deliveries to the receiver of the same subject. */
  readonly ofSubject: (receiver: D, delivery: V) => Effect.Effect<ReadonlyArray<V>, never, R>
  /** The delivery as it is now, locked until the transaction ends. */
  readonly deliveryForChange: (delivery: V) => Effect.Effect<V | undefined, never, R>
  readonly saveDelivery: (delivery: V) => Effect.Effect<V, never, R>
  readonly removeDelivery: (delivery: V) => Effect.Effect<void, never, R>
  /** Receivers that may have something due, the longest waiting first. */
  readonly due: (limit: number) => Effect.Effect<ReadonlyArray<D>, never, R>
  /** The receiver of a delivery as it is now, locked until the transaction ends. */
  readonly receiverOf: (delivery: V) => Effect.Effect<D | undefined, never, R>
  /** Deliveries of all receivers that came to a state, the oldest first. */
  readonly oldest: (state: V["state"], limit: number) => Effect.Effect<ReadonlyArray<V>, never, R>
  /** Opens what a receiver's messages are signed by, once a round. */
  readonly sender: (receiver: D) => Effect.Effect<(delivery: V) => Effect.Effect<Outcome<V>, never, R>, never, R>
  /** Tells whoever answers for the receiver that it stopped. */
  readonly tellOwner: (receiver: D) => Effect.Effect<void, never, R>
  /** Queues another run. */
  readonly later: (receiver: D) => Effect.Effect<void, never, R>
}

/**
 * Sends what is due for one receiver. May run from the start at any time: what was sent and not kept is sent again under the same
 * name. One run sends for a receiver at a time, and of each subject only the delivery whose turn it is (decision 0098).
 */
export const deliveryRun = <D extends RunReceiving, V extends Deliverable, R>(line: DeliveryLine<D, V, R>) => {
  /** Takes the receiver for this run; undefined where it rests, another run has it, or it is not on. */
  const taken = Effect.fnUntraced(function* (found: D) {
    const now = yield* Clock.currentTimeMillis
    const receiver = yield* line.forChange(found)
    if (receiver?.state !== "On" || (receiver.holdUntil ?? 0) > now || (receiver.run?.until ?? 0) > now)
      return undefined
    const until = now + millis.alone
    return yield* line.save({ ...receiver, run: { startedAt: now, until }, lookAt: until })
  })

  /** The next deliveries that are due, the longest due first; after a resumption whatever was not tried since. */
  const nextLot = Effect.fnUntraced(function* (receiver: D) {
    const now = yield* Clock.currentTimeMillis
    let cursor: string | undefined
    for (;;) {
      const { rows, nextCursor }: WaitingPage<V> = yield* line.waiting(receiver, lot.size, cursor)
      const due = rows.filter((row) => isDue(row, receiver.resumedAt, now))
      if (due.length > 0 || receiver.resumedAt === undefined || nextCursor === undefined) return due
      cursor = nextCursor
    }
  })

  /** Gives the subject's next delivery its turn. */
  const advance = Effect.fnUntraced(function* (receiver: D, delivery: V) {
    const next = nextInTurn(yield* line.ofSubject(receiver, delivery))
    if (next === undefined) return
    yield* line.saveDelivery({ ...next, state: "Waiting", at: yield* Clock.currentTimeMillis })
  })

  /** Keeps one outcome and returns the receiver after it. A delivery that was removed meanwhile is passed over. */
  const kept = Effect.fnUntraced(function* (
    receiver: D,
    { delivery: sent, tried, untried = "Dropped", waitMillis }: Outcome<V>,
  ) {
    const delivery = yield* line.deliveryForChange(sent)
    if (delivery?.state !== "Waiting") return receiver
    const now = yield* Clock.currentTimeMillis
    const meaning = tried === undefined ? undefined : meaningOf(tried)
    const next: V =
      tried === undefined || meaning === undefined
        ? { ...delivery, state: untried, at: now }
        : triedDelivery(delivery, tried, meaning, waitMillis)
    yield* line.saveDelivery(next)
    // Also one that was given up: an earlier delivery, which a replay began anew, may be behind it.
    if (next.state !== "Waiting") yield* advance(receiver, next)
    const after =
      tried === undefined || meaning === undefined ? receiver : triedDestination(receiver, tried, meaning, waitMillis)
    return {
      ...after,
      waiting: after.waiting - (next.state === "Waiting" ? 0 : 1),
      failed: after.failed + (next.state === "Failed" ? 1 : 0),
    }
  })

  /** Keeps the outcomes of a lot, and whether this run goes on. A run whose time was over keeps nothing: another has it. */
  const keptLot = Effect.fnUntraced(function* (run: D, outcomes: ReadonlyArray<Outcome<V>>) {
    const before = yield* line.forChange(run)
    if (before === undefined || before.run?.startedAt !== run.run?.startedAt) return undefined
    let receiver: D = before
    for (const outcome of outcomes) receiver = yield* kept(receiver, outcome)
    const now = yield* Clock.currentTimeMillis
    const until = now + millis.alone
    const saved = yield* line.save({
      ...receiver,
      lookAt: until,
      ...(receiver.run !== undefined && { run: { ...receiver.run, until } }),
    })
    if (before.state === "On" && saved.state !== "On") yield* line.tellOwner(saved)
    return saved.state === "On" && (saved.holdUntil ?? 0) <= now ? saved : undefined
  })

  /** Ends the run: the receiver is looked at again when its next delivery is due. */
  const released = Effect.fnUntraced(function* (run: D, isThrough: boolean) {
    const found = yield* line.forChange(run)
    if (found === undefined || found.run?.startedAt !== run.run?.startedAt) return
    const { run: _run, resumedAt, ...rest } = found
    const isResumed = resumedAt !== undefined && !(isThrough && resumedAt === run.resumedAt)
    const [next] = (yield* line.waiting(run, 1)).rows
    const now = yield* Clock.currentTimeMillis
    // A longer work whose job was lost is begun again by the next look.
    const idle = found.work === undefined ? never : now + millis.work
    const dueAt = next === undefined ? idle : Math.min(idle, isResumed ? now : next.at)
    const lookAt = Math.max(dueAt, found.holdUntil ?? 0)
    // What was left out is optional, so that the rest is a receiver of the same kind.
    const saved = yield* line.save({ ...(rest as unknown as D), lookAt, ...(isResumed && { resumedAt }) })
    if (lookAt <= now) yield* line.later(saved)
  })

  const sendAll = Effect.fnUntraced(function* (run: D) {
    const { transact } = yield* UnitOfWork
    const ends = (yield* Clock.currentTimeMillis) + millis.run
    let current: D | undefined = run
    while (current !== undefined && (yield* Clock.currentTimeMillis) < ends) {
      const receiver: D = current
      const due = yield* nextLot(receiver)
      if (due.length === 0) return true
      const send = yield* line.sender(receiver)
      const outcomes = yield* Effect.forEach(due, send, { concurrency: lot.atOnce })
      current = yield* transact(keptLot(run, outcomes))
    }
    return false
  })

  return Effect.fnUntraced(function* (found: D) {
    const { transact } = yield* UnitOfWork
    const run = yield* transact(taken(found))
    if (run === undefined) return
    const isThrough = yield* Effect.onError(sendAll(run), () => Effect.ignoreCause(transact(released(run, false))))
    yield* transact(released(run, isThrough))
  })
}

/** What came of a try: its answer is left out where nobody needs to read what a receiver says of what it took. */
export const keptTry = (tried: DeliveryTry): DeliveryTry => {
  const { answer: _answer, ...brief } = tried
  return meaningOf(tried) === "Taken" ? brief : tried
}
