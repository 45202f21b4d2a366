import { Effect, Layer, Schema } from "effect"
import { expect, test } from "vitest"
import { contract } from "./contract.ts"
import { JobQueue } from "./job-queue.ts"
import { MemoryDatabase, memoryJobQueue, memoryUnitOfWork, QueuedJobs } from "./testing/index.ts"
import { UnitOfWork } from "./unit-of-work.ts"
import { handler } from "./use-case.ts"

const Note = contract("test/Note", {
  kind: "command",
  access: "system",
  input: Schema.String,
  output: Schema.Struct({}),
})

const note = handler(
  Note,
  Effect.fnUntraced(function* (text: string) {
    const notes = (yield* MemoryDatabase).table<string, string>("notes")
    const jobs = yield* JobQueue
    notes.set(text, text)
    yield* jobs.later(Note, text)
    if (text === "bad") return yield* Effect.die(new Error("defect"))
    return {}
  }),
)

const world = Layer.mergeAll(memoryUnitOfWork, memoryJobQueue).pipe(Layer.provideMerge(MemoryDatabase.layer))

const rowsAfter = (text: string) =>
  Effect.gen(function* () {
    yield* Effect.exit(note.handle(text))
    const notes = (yield* MemoryDatabase).table<string, string>("notes")
    return [notes.size, (yield* (yield* QueuedJobs).take).length]
  }).pipe(Effect.provide(world), Effect.runPromise)

test("a command's writes and jobs are stored when it succeeds", async () => {
  expect(await rowsAfter("good")).toEqual([1, 1])
})

test("a command that dies leaves neither writes nor jobs", async () => {
  expect(await rowsAfter("bad")).toEqual([0, 0])
})

test("a nested transaction joins the outer one", async () => {
  const nested = Effect.flatMap(UnitOfWork, ({ transact }) => transact(note.handle("good")))
  const done = await Effect.runPromise(nested.pipe(Effect.provide(world), Effect.timeout("1 second")))
  expect(done).toEqual({})
})
