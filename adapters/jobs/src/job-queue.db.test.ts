import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { bind, makeContainer } from "@application/container"
import { handler, contract, CurrentActor, CurrentJob, CurrentRequest, JobQueue, UnitOfWork } from "@application/kernel"
import { wireEnum } from "@domain/kernel"
import { bossLayer } from "./boss.ts"
import { installQueues } from "./install-queues.ts"
import { jobKind } from "./job-kind.ts"
import { pgBossJobQueue } from "./pg-boss-job-queue.ts"
import { runJobs } from "./run-jobs.ts"
import { keyringForTests } from "./testing/keyring.ts"

const Kind = wireEnum({ Good: 1, Flaky: 2 })
const job = {
  access: "system" as const,
  input: Schema.Struct({ kind: Kind, id: Schema.Int }),
  output: Schema.Struct({}),
}
const Work = contract("test/Work", { kind: "query", ...job })
const Write = contract("test/Write", { kind: "command", ...job })

const database = sqlUnitOfWork.pipe(
  Layer.provideMerge(Layer.effectDiscard(installQueues)),
  Layer.provideMerge(testDatabase([])),
)
const options = { kinds: [jobKind(Work)], secrets: keyringForTests, supervise: true }
const queues = pgBossJobQueue.pipe(Layer.provideMerge(bossLayer(options)))

/** Asks every 50 ms, for 20 s at most, until the answer is yes. */
const until = <E, R>(condition: Effect.Effect<boolean, E, R>) =>
  condition.pipe(
    Effect.delay("50 millis"),
    Effect.repeat({ until: (isMet) => isMet }),
    Effect.timeoutOption("20 seconds"),
    Effect.orDie,
  )

/** Whether the worker listens for new jobs, on a connection other than the given `before`. */
const isListening = (before = 0) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const listeners = yield* sql<{ readonly pid: number }>`select pid from pg_stat_activity
      where query like 'LISTEN %' and datname = current_database() and pid <> ${before}`
    return listeners.length > 0
  })

/** Whether no job waits, is at work or will be tried again. */
const isIdle = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const waiting = yield* sql`select id from pgboss.job where state in ('created', 'retry', 'active') limit 1`
  return waiting.length === 0
})

/** The requests in whose name the jobs of the last run ran. */
const requestIds: Array<string> = []

/** Runs the work until `count` jobs were seen and none is left; the list says who acted and with what. */
const seenOf = (
  count: number,
  queue: Effect.Effect<unknown, unknown, JobQueue | UnitOfWork | SqlClient.SqlClient>,
  pollingSeconds?: number,
) =>
  Effect.gen(function* () {
    const seen: string[] = []
    requestIds.length = 0
    let flaked = false
    const work = handler(Work, ({ kind, id }) =>
      Effect.gen(function* () {
        seen.push(`${(yield* CurrentActor).kind} ${kind} ${id}`)
        requestIds.push((yield* CurrentRequest).requestId)
        if (kind === "Flaky" && !flaked) {
          flaked = true
          return yield* Effect.die(new Error("flaked"))
        }
        return {}
      }),
    )
    yield* runJobs({
      container: makeContainer(bind(Context.empty(), [work])),
      ...(pollingSeconds !== undefined && { pollingSeconds }),
    })
    yield* Effect.exit(queue)
    yield* until(Effect.sync(() => seen.length >= count))
    yield* until(isIdle)
    return seen
  }).pipe(Effect.scoped, Effect.provide(queues))

const seenAfter = (...given: Parameters<typeof seenOf>) => Effect.runPromise(Effect.provide(seenOf(...given), database))

const inTransaction = <E>(work: Effect.Effect<void, E, JobQueue>) =>
  Effect.flatMap(UnitOfWork, ({ transact }) => transact(work))
const later = (kind: "Good" | "Flaky", id: number, singletonKey?: string) =>
  Effect.flatMap(JobQueue, (jobs) => jobs.later(Work, { kind, id }, singletonKey === undefined ? {} : { singletonKey }))

test("a queued job runs once, as the system, with its decoded input", async () => {
  expect(await seenAfter(1, inTransaction(later("Good", 1)))).toEqual(["system Good 1"])
})

test("a queued job is noticed at once, long before the next poll", async () => {
  const queued = Effect.andThen(until(isListening()), inTransaction(later("Good", 7)))
  expect(await seenAfter(1, queued, 60)).toEqual(["system Good 7"])
})

test("jobs are noticed again after the listening connection was lost", async () => {
  const lost = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* until(isListening())
    const [ended] = yield* sql<{ readonly pid: number }>`select pid, pg_terminate_backend(pid) from pg_stat_activity
      where query like 'LISTEN %' and datname = current_database()`
    yield* inTransaction(later("Good", 8))
    yield* until(isListening(ended?.pid))
    yield* inTransaction(later("Good", 9))
  })
  expect(await seenAfter(2, lost, 60)).toEqual(["system Good 8", "system Good 9"])
})

test("a job queued by a transaction that fails never runs", async () => {
  expect(await seenAfter(0, inTransaction(Effect.andThen(later("Good", 2), Effect.fail("rolled back"))))).toEqual([])
})

test("a job that dies is tried again", async () => {
  expect(await seenAfter(2, later("Flaky", 3))).toEqual(["system Flaky 3", "system Flaky 3"])
})

test("jobs of one key are queued once at a time", async () => {
  const twice = inTransaction(Effect.andThen(later("Good", 4, "key"), later("Good", 5, "key")))
  expect(await seenAfter(1, twice)).toEqual(["system Good 4"])
})

test("a key whose worker died is free again within seconds", async () => {
  const seen = Effect.gen(function* () {
    yield* Effect.scoped(Layer.build(queues))
    const sql = yield* SqlClient.SqlClient
    yield* sql`update pgboss.queue set singletons_active = ${["key"]}, monitor_on = now()`
    return yield* seenOf(1, later("Good", 6, "key"))
  })
  expect(await Effect.runPromise(Effect.provide(seen, database))).toEqual(["system Good 6"])
})

test("a job runs in the name of the request that queued it, else in its own", async () => {
  const asked = Effect.updateService(later("Flaky", 10), CurrentRequest, (facts) => ({
    ...facts,
    requestId: "shop-4711-abc",
  }))
  await seenAfter(2, asked)
  expect(requestIds).toEqual(["shop-4711-abc", "shop-4711-abc"])
  await seenAfter(1, later("Good", 11))
  expect(requestIds).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
})

/** Runs a job whose worker is stopped as soon as its transaction has committed; answers what it wrote, and the job's states. */
const stoppedAfterCommit = (endsWithWrites: boolean) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`create table notes (job text)`
    const { transact } = yield* UnitOfWork
    let stops = 1
    const stopping = UnitOfWork.of({
      transact: (effect) =>
        Effect.tap(transact(effect), () => (stops-- > 0 ? Effect.die(new Error("stopped")) : Effect.void)),
    })
    const write = handler(Write, () =>
      Effect.flatMap(CurrentJob, (job) => Effect.orDie(Effect.as(sql`insert into notes values (${job ?? ""})`, {}))),
    )
    const kinds = [jobKind(Write, { endsWithWrites })]
    const work = Effect.gen(function* () {
      const services = Context.make(UnitOfWork, stopping)
      yield* runJobs({ container: makeContainer(bind(services, [write])) })
      yield* (yield* JobQueue).later(Write, { kind: "Good", id: 12 })
      yield* until(Effect.map(sql`select from pgboss.job where state = 'completed'`, (rows) => rows.length > 0))
    }).pipe(
      Effect.provideService(UnitOfWork, stopping),
      Effect.scoped,
      Effect.provide(pgBossJobQueue.pipe(Layer.provideMerge(bossLayer({ ...options, kinds })))),
    )
    yield* work
    const jobs = yield* sql<{ readonly id: string }>`select id from pgboss.job`
    const notes = yield* sql<{ readonly job: string }>`select job from notes`
    return { ids: jobs.map(({ id }) => id), notes: notes.map(({ job }) => job) }
  }).pipe(Effect.provide(database), Effect.runPromise)

test("a job that its writes end is not tried again once they are stored", async () => {
  const { ids, notes } = await stoppedAfterCommit(true)
  expect([ids.length, notes]).toEqual([1, ids])
})

test("any other job is tried again, under the same id", async () => {
  const { ids, notes } = await stoppedAfterCommit(false)
  expect([ids.length, notes]).toEqual([1, [...ids, ...ids]])
})

test("the first jobs of transactions that hold every connection are queued", async () => {
  const story = Effect.gen(function* () {
    const { transact } = yield* UnitOfWork
    const { later } = yield* JobQueue
    const ids = Array.from({ length: 40 }, (_, id) => id)
    yield* Effect.forEach(ids, (id) => transact(later(Work, { kind: "Good", id })), { concurrency: "unbounded" })
    const sql = yield* SqlClient.SqlClient
    return yield* sql`select id from pgboss.job`
  })
  const unsupervised = pgBossJobQueue.pipe(Layer.provideMerge(bossLayer({ ...options, supervise: false })))
  expect(await Effect.runPromise(Effect.provide(story, unsupervised.pipe(Layer.provideMerge(database))))).toHaveLength(
    40,
  )
})

/** Starts the queue as the api does and ends it again. */
const started = Effect.scoped(Layer.build(bossLayer({ ...options, supervise: false })))

test("a start changes no queue that is as it should be", async () => {
  const rowsOf = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly row: string }>`select name || xmin::text as row from pgboss.queue order by name`,
  )
  const story = Effect.gen(function* () {
    yield* started
    const before = yield* rowsOf
    yield* started
    return { before, after: yield* rowsOf }
  })
  const { before, after } = await Effect.runPromise(Effect.provide(story, database))
  expect(before).toHaveLength(2)
  expect(after).toEqual(before)
})

test("a start brings the queues of an earlier release up to date", async () => {
  const queuesOf = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`select name, retention_seconds, dead_letter from pgboss.queue order by name`,
  )
  const story = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* started
    const before = yield* queuesOf
    yield* sql`update pgboss.queue set retention_seconds = 60, dead_letter = null`
    const changed = yield* queuesOf
    yield* started
    return { before, changed, after: yield* queuesOf }
  })
  const { before, changed, after } = await Effect.runPromise(Effect.provide(story, database))
  expect(changed).not.toEqual(before)
  expect(after).toEqual(before)
})
