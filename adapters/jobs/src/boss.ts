import { Context, Effect, Layer } from "effect"
import { PgBoss } from "pg-boss"
import type pg from "pg"
import { PgPool } from "@adapters/sql"
import type { AnyContract } from "@application/kernel"
import { listenBeside } from "./notifications.ts"

/** The queue of a contract; one queue per contract, so that each can be watched and held back alone. */
export const queueName = (contract: AnyContract): string => contract.name.replaceAll("/", ".")

const deadLetters = "dead-letters"

const poolDatabase = (pool: pg.Pool) => ({
  executeSql: (text: string, values?: unknown[]) =>
    pool.query(values === undefined || values.length === 0 ? { text } : { text, values }),
  listen: listenBeside(pool),
})

/** The started pg-boss with a queue for each contract. */
export class Boss extends Context.Service<Boss, PgBoss>()("jobs/Boss") {}

export interface BossOptions {
  readonly contracts: ReadonlyArray<AnyContract>
  /** Only one kind of process listens for jobs and watches for abandoned ones: the worker. */
  readonly supervise: boolean
}

/**
 * A job whose worker died is taken up again after its heartbeat stops (10 s); one that fails is retried with growing
 * pauses for about a day and then kept among the dead letters.
 */
export const bossLayer = ({ contracts, supervise }: BossOptions) =>
  Layer.effect(
    Boss,
    Effect.acquireRelease(
      Effect.gen(function* () {
        const pool = yield* PgPool
        const boss = new PgBoss({
          db: poolDatabase(pool),
          supervise,
          useListenNotify: supervise,
          schedule: false,
          superviseIntervalSeconds: 2,
          monitorIntervalSeconds: 2,
          // A key that was at work when the queues were last looked at is passed over until they are looked at again; left
          // to itself that takes a minute, in which a job of that key waits for nothing.
          queueCacheIntervalSeconds: supervise ? 1 : 60,
        })
        const services = yield* Effect.context<never>()
        boss.on("error", (cause) => Effect.runForkWith(services)(Effect.logWarning("job queue", cause)))
        yield* Effect.promise(() => boss.start())
        yield* Effect.promise(async () => {
          await boss.createQueue(deadLetters)
          for (const contract of contracts) {
            const options = {
              retryLimit: 40,
              retryDelay: 1,
              retryBackoff: true,
              retryDelayMax: 3_600,
              expireInSeconds: 900,
              heartbeatSeconds: 10,
              deadLetter: deadLetters,
            }
            await boss.createQueue(queueName(contract), { ...options, policy: "stately", notify: true })
            // A queue that was made before workers listened is told so too.
            await boss.updateQueue(queueName(contract), { notify: true })
          }
        })
        return boss
      }),
      (boss) => Effect.promise(() => boss.stop({ graceful: true, timeout: 5_000 })),
    ),
  )
