import { Clock, Effect } from "effect"
import { UnitOfWork } from "./unit-of-work.ts"

/** Rows that one transaction deletes, and how long one run may go on; the next run continues. */
export const batchRows = 200
const runMilliseconds = 20_000

/**
 * Repeats a deletion of up to `batchRows` rows, each in a transaction of its own, until it finds fewer or the run's time is
 * over. Answers how many were deleted.
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
