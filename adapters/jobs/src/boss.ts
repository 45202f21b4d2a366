import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { PgBoss, type QueueOptions } from "pg-boss"
import type pg from "pg"
import type { Keyring } from "@adapters/security"
import { PgPool } from "@adapters/sql"
import { retention } from "@domain/kernel"
import { type JobKind, queueName } from "./job-kind.ts"
import { listenBeside } from "./notifications.ts"

export const deadLetterQueue = "dead-letters"

const secondsOf = (kind: "finishedJob" | "finishedSecretJob" | "unfinishedJob") => retention[kind] / 1000

export const poolDatabase = (pool: pg.Pool) => ({
  executeSql: (text: string, values?: unknown[]) =>
    pool.query(values === undefined || values.length === 0 ? { text } : { text, values }),
  listen: listenBeside(pool),
})

export interface BossOptions {
  /** What may be queued. */
  readonly kinds: ReadonlyArray<JobKind>
  /** Keys of what secret jobs store. */
  readonly secrets: Keyring
  /** Only one kind of process listens for jobs and watches for abandoned ones: the worker. */
  readonly supervise: boolean
}

/** The started pg-boss with a queue for each kind of job. */
export class Boss extends Context.Service<Boss, Omit<BossOptions, "supervise"> & { readonly boss: PgBoss }>()(
  "jobs/Boss",
) {}

/**
 * A job whose worker died is taken up again after its heartbeat stops (10 s); one that fails is retried with growing
 * pauses and then kept among the dead letters. Of a secret one nothing is kept, however it ended.
 */
const queueOptions = ({ retries, seconds, isSecret }: JobKind): QueueOptions => ({
  retryLimit: retries,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: seconds,
  heartbeatSeconds: 10,
  deleteAfterSeconds: secondsOf(isSecret ? "finishedSecretJob" : "finishedJob"),
  retentionSeconds: secondsOf("unfinishedJob"),
})

const openQueue = async (boss: PgBoss, kind: JobKind): Promise<void> => {
  const name = queueName(kind.contract)
  const options = { ...queueOptions(kind), notify: true }
  await boss.createQueue(name, { ...options, policy: "stately" })
  // Updates a queue of an earlier release; null removes its dead letters.
  await boss.updateQueue(name, { ...options, deadLetter: kind.isSecret ? null : deadLetterQueue })
  // Any command looks the queue up; one inside a transaction would wait for a second connection.
  await boss.cancel(name, randomUUID())
}

export const bossLayer = ({ kinds, secrets, supervise }: BossOptions) =>
  Layer.effect(
    Boss,
    Effect.acquireRelease(
      Effect.gen(function* () {
        const pool = yield* PgPool
        const boss = new PgBoss({
          db: poolDatabase(pool),
          // The migrating role makes the tables, and rebuilds what has grown too large.
          migrate: false,
          createSchema: false,
          reindex: false,
          supervise,
          useListenNotify: supervise,
          schedule: false,
          superviseIntervalSeconds: 2,
          monitorIntervalSeconds: 2,
          // What is to be deleted goes within minutes.
          maintenanceIntervalSeconds: 60,
          // A key that was at work when the queues were last looked at is passed over until they are looked at again; left
          // to itself that takes a minute, in which a job of that key waits for nothing.
          queueCacheIntervalSeconds: supervise ? 1 : 60,
        })
        const services = yield* Effect.context<never>()
        boss.on("error", (cause) => Effect.runForkWith(services)(Effect.logWarning("job queue", cause)))
        yield* Effect.promise(() => boss.start())
        yield* Effect.promise(async () => {
          await boss.createQueue(deadLetterQueue)
          await boss.updateQueue(deadLetterQueue, { retentionSeconds: secondsOf("unfinishedJob") })
          await Promise.all(kinds.map((kind) => openQueue(boss, kind)))
        })
        return { boss, kinds, secrets }
      }),
      ({ boss }) => Effect.promise(() => boss.stop({ graceful: true, timeout: 5_000 })),
    ),
  )
