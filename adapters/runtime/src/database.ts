import { Layer } from "effect"
import { bossLayer, type JobKind, pgBossJobQueue } from "@adapters/jobs"
import { postgresIds, postgresRateLimits } from "@adapters/postgres"
import { pgLayer, poolLayer, sqlUnitOfWork, type StatementLimits } from "@adapters/sql"
import { keyring } from "./keyring.ts"
import type { Settings } from "./settings.ts"

export interface DatabaseOptions {
  /** What may be queued. */
  readonly jobs: ReadonlyArray<JobKind>
  /** Whether this process watches over abandoned jobs. */
  readonly supervise: boolean
}

/** Limits of calls: a person waits for each. */
const callLimits: StatementLimits = { readMillis: 5_000, writeMillis: 10_000, lockMillis: 5_000, idleMillis: 30_000 }

/** Limits of jobs, which read feeds and delete what has expired. */
const jobLimits: StatementLimits = {
  readMillis: 120_000,
  writeMillis: 120_000,
  lockMillis: 30_000,
  idleMillis: 120_000,
}

/** PostgreSQL, and the kernel's ports that stand on PostgreSQL: transactions, jobs, identifiers, rate limits. */
export const databaseLayer = (settings: Settings, { jobs, supervise }: DatabaseOptions) => {
  const url = settings.DATABASE_URL
  const queue = bossLayer({ kinds: jobs, supervise, secrets: keyring(settings.STORED_SECRET_KEYS) })
  return Layer.mergeAll(pgBossJobQueue, postgresIds, postgresRateLimits, sqlUnitOfWork).pipe(
    // The queue has a pool of its own, so that its statements and a call's never wait for each other.
    Layer.provideMerge(
      Layer.provide(queue, poolLayer({ url, name: "queue", maxConnections: supervise ? 10 : 5, limits: jobLimits })),
    ),
    Layer.provideMerge(
      pgLayer({
        url,
        name: supervise ? "jobs" : "calls",
        maxConnections: settings.DATABASE_CONNECTIONS,
        limits: supervise ? jobLimits : callLimits,
      }),
    ),
  )
}
