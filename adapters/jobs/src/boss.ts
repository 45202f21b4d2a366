import { randomUUID } from "node:crypto"
import { Context, Effect, Layer, Struct } from "effect"
import { PgBoss, type QueueOptions } from "pg-boss"
import type pg from "pg"
import type { Keyring } from "@adapters/security"
import { listenBeside, PgPool } from "@adapters/sql"
import { retention } from "@domain/kernel"
import { type JobKind, queueName } from "./job-kind.ts"

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

/** A queue as the database should have it. */
interface QueueDeclaration {
  readonly name: string
  readonly policy: "standard" | "stately"
  readonly options: QueueOptions & { readonly notify?: boolean }
  /** Null removes the dead letters that a queue of an earlier release has. */
  readonly deadLetter: string | null
}

const wantedQueue = (kind: JobKind): QueueDeclaration => ({
  name: queueName(kind.contract),
  policy: "stately",
  options: { ...queueOptions(kind), notify: true },
  deadLetter: kind.isSecret ? null : deadLetterQueue,
})

const deadLetters: QueueDeclaration = {
  name: deadLetterQueue,
  policy: "standard",
  options: { retentionSeconds: secondsOf("unfinishedJob") },
  deadLetter: null,
}

const openQueue = async (boss: PgBoss, { name, policy, options, deadLetter }: QueueDeclaration): Promise<void> => {
  await boss.createQueue(name, { ...options, policy })
  await boss.updateQueue(name, { ...options, deadLetter })
  // Any command looks the queue up; one inside a transaction would wait for a second connection.
  await boss.cancel(name, randomUUID())
}

/** Makes and changes only the queues that differ from the database's; at most starts none does, and one statement tells. */
const openQueues = async (boss: PgBoss, kinds: ReadonlyArray<JobKind>): Promise<void> => {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const isOpen = ({ name, options, deadLetter }: QueueDeclaration): boolean => {
    const queue = present.get(name)
    if (queue === undefined || (queue.deadLetter ?? null) !== deadLetter) return false
    return Struct.keys(options).every((option) => queue[option] === options[option])
  }
  if (!isOpen(deadLetters)) await openQueue(boss, deadLetters)
  const differing = kinds.map(wantedQueue).filter((queue) => !isOpen(queue))
  await Promise.all(differing.map((queue) => openQueue(boss, queue)))
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
        yield* Effect.promise(() => openQueues(boss, kinds))
        return { boss, kinds, secrets }
      }),
      ({ boss }) => Effect.promise(() => boss.stop({ graceful: true, timeout: 5_000 })),
    ),
  )
