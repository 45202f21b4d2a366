import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { batchRows, inBatches } from "./in-batches.ts"
import { MemoryDatabase, memoryUnitOfWork } from "./testing/memory-database.ts"

const world = Layer.mergeAll(memoryUnitOfWork.pipe(Layer.provideMerge(MemoryDatabase.layer)), TestClock.layer())

/** Deletes from a table of this many rows; each batch takes `seconds`, and `then` runs after it. */
const deletion = (rows: number, seconds: number, then: Effect.Effect<void> = Effect.void) =>
  Effect.gen(function* () {
    const table = (yield* MemoryDatabase).table<number, true>("rows")
    for (let row = 0; row < rows; row += 1) table.set(row, true)
    const deleteBatch = (limit: number) =>
      Effect.gen(function* () {
        const batch = [...table.keys()].slice(0, limit)
        for (const row of batch) table.delete(row)
        yield* TestClock.adjust(`${seconds} seconds`)
        yield* then
        return batch.length
      })
    return { table, deleteBatch }
  })

test("batches follow each other until nothing is left", async () => {
  const counts = await Effect.gen(function* () {
    const { table, deleteBatch } = yield* deletion(2 * batchRows + 7, 1)
    return [yield* inBatches(deleteBatch), table.size]
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(counts).toEqual([2 * batchRows + 7, 0])
})

test("a run ends when its time is up, and the next one continues", async () => {
  const counts = await Effect.gen(function* () {
    const { table, deleteBatch } = yield* deletion(4 * batchRows, 10)
    return [yield* inBatches(deleteBatch), table.size, yield* inBatches(deleteBatch), table.size]
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(counts).toEqual([2 * batchRows, 2 * batchRows, 2 * batchRows, 0])
})

test("what was deleted before a run died stays deleted", async () => {
  let batches = 0
  const dies = Effect.suspend(() => ((batches += 1) === 2 ? Effect.die("killed") : Effect.void))
  const remaining = await Effect.gen(function* () {
    const { table, deleteBatch } = yield* deletion(3 * batchRows, 0, dies)
    yield* Effect.exit(inBatches(deleteBatch))
    return table.size
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(remaining).toBe(2 * batchRows)
})
