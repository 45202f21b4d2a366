import { Context, Deferred, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { bind, makeContainer } from "@application/container"
import { contract, JobQueue, handler } from "@application/kernel"
import { bossLayer } from "./boss.ts"
import { installQueues } from "./install-queues.ts"
import { type JobKind, jobKind } from "./job-kind.ts"
import { pgBossJobQueue } from "./pg-boss-job-queue.ts"
import { runJobs } from "./run-jobs.ts"
import { keyringForTests } from "./testing/keyring.ts"

const Work = contract("test/Work", {
  kind: "query",
  access: "system",
  input: Schema.Struct({ name: Schema.String }),
  output: Schema.Struct({}),
})

const queuesWith = (said: Partial<JobKind>) =>
  pgBossJobQueue.pipe(
    Layer.provideMerge(bossLayer({ kinds: [jobKind(Work, said)], secrets: keyringForTests, supervise: true })),
    Layer.provideMerge(sqlUnitOfWork),
    Layer.provideMerge(Layer.effectDiscard(installQueues)),
    Layer.provideMerge(testDatabase([])),
  )

const later = (name: string) =>
  Effect.flatMap(JobQueue, (jobs) => jobs.later(Work, { name }, { caller: name.slice(0, 1) }))

const workWith = (handle: (name: string) => Effect.Effect<unknown>) =>
  runJobs({
    container: makeContainer(bind(Context.empty(), [handler(Work, ({ name }) => Effect.as(handle(name), {}))])),
  })

test("callers are served in turn, however many jobs one of them has queued before", async () => {
  const story = Effect.gen(function* () {
    const order: Array<string> = []
    const done = yield* Deferred.make<void>()
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) yield* later(name)
    yield* workWith((name) => {
      order.push(name)
      return order.length === 7 ? Deferred.succeed(done, undefined) : Effect.void
    })
    yield* Deferred.await(done)
    return order
  })
  const order = await Effect.runPromise(Effect.scoped(Effect.provide(story, queuesWith({ atOnce: 1 }))))
  expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"])
})

test("sixty jobs of one caller that wait for somebody do not hold up another's", async () => {
  const story = Effect.gen(function* () {
    const other = yield* Deferred.make<void>()
    let finished = 0
    yield* Effect.forEach(
      Array.from({ length: 60 }, (_, index) => `a${index}`),
      later,
    )
    yield* workWith((name) =>
      name === "b"
        ? Deferred.succeed(other, undefined)
        : Effect.andThen(
            Deferred.await(other),
            Effect.sync(() => (finished += 1)),
          ),
    )
    const before = yield* Effect.sync(() => finished)
    yield* later("b")
    yield* Deferred.await(other)
    return { before, waiting: (yield* (yield* JobQueue).waiting(Work, "a")) >= 50 }
  })
  const seen = await Effect.runPromise(Effect.scoped(Effect.provide(story, queuesWith({ atOnce: 8, perCaller: 2 }))))
  expect(seen).toEqual({ before: 0, waiting: true })
})

test("a job that takes longer than it may is stopped and tried again", async () => {
  const story = Effect.gen(function* () {
    const again = yield* Deferred.make<ReadonlyArray<string>>()
    const seen: Array<string> = []
    yield* workWith((name) => {
      seen.push(name)
      if (seen.length > 1) return Deferred.succeed(again, [...seen])
      return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void seen.push("stopped")))
    })
    yield* later("a")
    return yield* Deferred.await(again)
  })
  const seen = await Effect.runPromise(Effect.scoped(Effect.provide(story, queuesWith({ seconds: 1 }))))
  expect(seen).toEqual(["a", "stopped", "a"])
})

test("a secret job's row shows neither input nor error, and is deleted in minutes", async () => {
  const story = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = Effect.map(sql<{ readonly text: string }>`select job::text as text from pgboss.job`, (found) =>
      found.map(({ text }) => text).join("\n"),
    )
    const seen = yield* Deferred.make<string>()
    let isFirst = true
    yield* later("code-471193")
    const queued = yield* rows
    yield* workWith((name) => {
      if (!isFirst) return Deferred.succeed(seen, name)
      isFirst = false
      return Effect.die(new Error(`refused ${name}`))
    })
    const name = yield* Deferred.await(seen)
    const settings =
      yield* sql`select retry_limit as retries, deletion_seconds as seconds, dead_letter as letters from pgboss.job`
    return { name, texts: [queued, yield* rows].join("\n"), kept: settings }
  })
  const kind = { isSecret: true, retries: 3 }
  const seen = await Effect.runPromise(Effect.scoped(Effect.provide(story, queuesWith(kind))))
  expect(seen.name).toBe("code-471193")
  expect(seen.texts).toContain("sealed")
  expect(seen.texts).not.toContain("471193")
  expect(seen.kept).toEqual([{ retries: 3, seconds: 60, letters: null }])
})
