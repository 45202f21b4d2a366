import { Layer } from "effect"
import { bossLayer, type JobKind, pgBossJobQueue } from "@adapters/jobs"
import { postgresIds, postgresRateLimits } from "@adapters/postgres"
import { pgLayer, sqlUnitOfWork } from "@adapters/sql"
import { keyring } from "./keyring.ts"
import type { Settings } from "./settings.ts"

export interface DatabaseOptions {
  /** What may be queued. */
  readonly jobs: ReadonlyArray<JobKind>
  /** Whether this process watches over abandoned jobs. */
  readonly supervise: boolean
}

/** PostgreSQL and what the kernel's ports need of it: transactions, jobs, identifiers, rate limits. */
export const databaseLayer = (settings: Settings, { jobs, supervise }: DatabaseOptions) =>
  Layer.mergeAll(pgBossJobQueue, postgresIds, postgresRateLimits, sqlUnitOfWork).pipe(
    Layer.provideMerge(bossLayer({ kinds: jobs, supervise, secrets: keyring(settings.STORED_SECRET_KEYS) })),
    Layer.provideMerge(pgLayer({ url: settings.DATABASE_URL, maxConnections: settings.DATABASE_CONNECTIONS ?? 10 })),
  )
