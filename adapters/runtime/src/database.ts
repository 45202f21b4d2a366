import { Layer } from "effect"
import { bossLayer, pgBossJobQueue } from "@adapters/jobs"
import { postgresIds, postgresRateLimits } from "@adapters/postgres"
import { pgLayer, sqlUnitOfWork } from "@adapters/sql"
import type { AnyContract } from "@application/kernel"
import type { Settings } from "./settings.ts"

export interface DatabaseOptions {
  /** Contracts that may be queued. */
  readonly jobs: ReadonlyArray<AnyContract>
  /** Whether this process watches over abandoned jobs. */
  readonly supervise: boolean
}

/** PostgreSQL and what the kernel's ports need of it: transactions, jobs, identifiers, rate limits. */
export const databaseLayer = (settings: Settings, { jobs, supervise }: DatabaseOptions) =>
  Layer.mergeAll(pgBossJobQueue, postgresIds, postgresRateLimits, sqlUnitOfWork).pipe(
    Layer.provideMerge(bossLayer({ contracts: jobs, supervise })),
    Layer.provideMerge(pgLayer({ url: settings.DATABASE_URL, maxConnections: settings.DATABASE_CONNECTIONS ?? 10 })),
  )
