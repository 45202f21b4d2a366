import { Clock, Effect } from "effect"
import { UnitOfWork } from "./unit-of-work.ts"

/** The rows that one transaction deletes; `inBatches` also limits a run's time, and the next run continues. */
export const batchRows = 200
const runMilliseconds = 20_000

/**
 * Repeats a deletion of up to `batchRows` rows, each in its own transaction, until fewer are left or the run's time is
 * up. Returns the number deleted.
 */
export const inBatches = Effect.fnUntraced(function* <E, R>(
  deleteBatch: (limit: number) => Effect.Effect<number, E, R>,
) {
  const { transact } = yield* UnitOfWork
  const end = (yield* Clock.currentTimeMillis) + runMilliseconds
  let total = 0
  while (true) {
    const deleted = yield* transact(deleteBatch(batchRows))
    total += deleted
    if (deleted < batchRows || (yield* Clock.currentTimeMillis) >= end) return total
  }
})
