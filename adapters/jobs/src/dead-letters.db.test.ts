import { Context, Effect, Layer, Metric, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { bind, makeContainer } from "@application/container"
import { contract, JobQueue, handler } from "@application/kernel"
import { bossLayer } from "./boss.ts"
import { listDeadLetters, replayDeadLetters } from "./dead-letters.ts"
import { installQueues } from "./install-queues.ts"
import { jobKind } from "./job-kind.ts"
import { pgBossJobQueue } from "./pg-boss-job-queue.ts"
import { measureQueues } from "./queue-depths.ts"
import { runJobs } from "./run-jobs.ts"
import { keyringForTests } from "./testing/keyring.ts"

const Work = contract("test/Work", {
  kind: "query",
  access: "system",
  input: Schema.Struct({ name: Schema.String }),
  output: Schema.Struct({}),
})

const queues = pgBossJobQueue.pipe(
  Layer.provideMerge(bossLayer({ kinds: [jobKind(Work, { retries: 1 })], secrets: keyringForTests, supervise: true })),
  Layer.provideMerge(sqlUnitOfWork),
  Layer.provideMerge(Layer.effectDiscard(installQueues)),
  Layer.provideMerge(testDatabase([])),
)

const until = <A, E, R>(found: Effect.Effect<A, E, R>, isMet: (value: A) => boolean) =>
  Effect.repeat(found, { until: isMet, schedule: Schedule.spaced("50 millis") })

/** Runs a story in which the job named `bad` fails until it is healed, and says which jobs ran through. */
const told = <A>(
  story: (world: {
    readonly done: ReadonlyArray<string>
    readonly heal: () => void
  }) => Effect.Effect<A, unknown, Layer.Success<typeof queues>>,
) => {
  const done: Array<string> = []
  let isIll = true
  const work = handler(Work, ({ name }) =>
    name === "bad" && isIll ? Effect.die(new Error("the network is gone")) : Effect.sync(() => (done.push(name), {})),
  )
  const program = Effect.gen(function* () {
    yield* runJobs({ container: makeContainer(bind(Context.empty(), [work])), pollingSeconds: 0.5 })
    const jobs = yield* JobQueue
    for (const name of ["bad", "good"]) yield* jobs.later(Work, { name })
    return yield* story({ done, heal: () => (isIll = false) })
  })
  return Effect.runPromise(Effect.scoped(Effect.provide(program, queues)))
}

test("a job that fails for good is listed with its reason and runs when it is replayed", async () => {
  const seen = await told(({ done, heal }) =>
    Effect.gen(function* () {
      const [letter] = yield* until(listDeadLetters, (letters) => letters.length === 1)
      heal()
      const none = yield* replayDeadLetters([crypto.randomUUID()])
      const replayed = yield* replayDeadLetters([letter?.id ?? ""])
      yield* until(
        Effect.sync(() => done),
        (names) => names.includes("bad"),
      )
      return { letter, none, replayed, done: done.toSorted(), left: yield* listDeadLetters }
    }),
  )
  expect(seen).toMatchObject({
    letter: { queue: "test.Work", tries: 2, reason: "the network is gone", requestId: expect.any(String) },
    none: 0,
    replayed: 1,
    done: ["bad", "good"],
    left: [],
  })
})

test("queues are measured, the dead letters too", async () => {
  const gauges = await told(() =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* until(listDeadLetters, (letters) => letters.length === 1)
      yield* until(
        sql<{ readonly n: number }>`select queued_count as n from pgboss.queue where name = 'dead-letters'`,
        ([row]) => row?.n === 1,
      )
      yield* measureQueues
      return yield* until(Metric.snapshot, (series) => series.some(({ id }) => id === "marquee.queue.jobs"))
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map()), Effect.scoped),
  )
  const letters = gauges.find(
    ({ attributes }) => attributes?.["marquee.queue"] === "dead-letters" && attributes["marquee.state"] === "queued",
  )
  expect(letters?.state).toMatchObject({ value: 1 })
})
