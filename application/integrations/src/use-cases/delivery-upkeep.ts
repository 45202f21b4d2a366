import { UnitOfWork } from "@application/kernel"
import { type Deliverable, type DeliveryState, isUnsettled, nextInTurn } from "@domain/integrations"
import { deletedBefore } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { DeliveryLine, RunReceiving } from "./delivery-run.ts"

/** Receivers that one run starts; others wait for the next, a moment later. */
const mostStarted = 100
/** Deliveries that are deleted in one transaction, and how long one run goes on. */
const deletion = { lot: 200, millis: 20_000 } as const

/** Starts the sending of receivers with something due. */
export const startDue = Effect.fnUntraced(function* <D extends RunReceiving, V extends Deliverable, R>({
  due,
  later,
}: DeliveryLine<D, V, R>) {
  const now = yield* Clock.currentTimeMillis
  const receivers = yield* due(mostStarted)
  yield* Effect.forEach(
    receivers.filter(({ lookAt }) => lookAt <= now),
    later,
    { discard: true },
  )
})

/** Deletes a delivery with its receiver's count of it. What waited behind it has its turn. */
const deleted = Effect.fnUntraced(function* <D extends RunReceiving, V extends Deliverable, R>(
  line: DeliveryLine<D, V, R>,
  old: V,
  before: number,
) {
  const receiver = yield* line.receiverOf(old)
  const delivery = yield* line.deliveryForChange(old)
  if (delivery === undefined || delivery.at >= before) return
  yield* line.removeDelivery(delivery)
  if (receiver === undefined || !isUnsettled(delivery)) return
  const next = nextInTurn(yield* line.ofSubject(receiver, delivery))
  if (next !== undefined) yield* line.saveDelivery({ ...next, state: "Waiting" })
  const isFailed = delivery.state === "Failed"
  yield* line.save({
    ...receiver,
    waiting: receiver.waiting - (isFailed ? 0 : 1),
    failed: receiver.failed - (isFailed ? 1 : 0),
  })
})

/** Deletes deliveries whose time is over, lot by lot, until none is left or the run has gone on for long enough. */
export const deleteOld = Effect.fnUntraced(function* <D extends RunReceiving, V extends Deliverable, R>(
  line: DeliveryLine<D, V, R>,
) {
  const { transact } = yield* UnitOfWork
  const now = yield* Clock.currentTimeMillis
  const ends = now + deletion.millis
  const lotDeleted = Effect.fnUntraced(function* (state: DeliveryState, before: number) {
    const old = (yield* line.oldest(state, deletion.lot)).filter(({ at }) => at < before)
    yield* Effect.forEach(old, (delivery) => deleted(line, delivery, before), { discard: true })
    return old.length
  })
  for (const state of ["Delivered", "Dropped", "Skipped", "Failed", "Waiting", "Behind"] as const) {
    const isOpen = state === "Waiting" || state === "Behind"
    const before = deletedBefore(isOpen ? "undelivered" : "delivery", now)
    while ((yield* Clock.currentTimeMillis) < ends && (yield* transact(lotDeleted(state, before))) === deletion.lot)
      yield* Effect.yieldNow
  }
})

/** Deletes the whole log of a receiver that was removed. */
export const deleteLog = Effect.fnUntraced(function* <V, R>(
  { removeDelivery }: { readonly removeDelivery: (delivery: V) => Effect.Effect<void, never, R> },
  newest: (limit: number) => Effect.Effect<{ readonly rows: ReadonlyArray<V> }, never, R>,
) {
  const { transact } = yield* UnitOfWork
  const lotDeleted = Effect.gen(function* () {
    const { rows } = yield* newest(deletion.lot)
    yield* Effect.forEach(rows, removeDelivery, { discard: true })
    return rows.length
  })
  while ((yield* transact(lotDeleted)) === deletion.lot) yield* Effect.yieldNow
})
