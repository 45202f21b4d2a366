import { Effect } from "effect"
import { PgBoss } from "pg-boss"
import { PgPool } from "@adapters/sql"
import { poolDatabase } from "./boss.ts"

/** Makes the queue's tables, or brings them up to date, as the role that owns them. */
export const installQueues = Effect.gen(function* () {
  const pool = yield* PgPool
  const boss = new PgBoss({ db: poolDatabase(pool), supervise: false, schedule: false })
  const services = yield* Effect.context<never>()
  boss.on("error", (cause) => Effect.runForkWith(services)(Effect.logWarning("job queue", cause)))
  yield* Effect.acquireUseRelease(
    Effect.promise(() => boss.start()),
    () => Effect.void,
    () => Effect.promise(() => boss.stop({ graceful: false })),
  )
})
