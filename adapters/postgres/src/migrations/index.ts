import type { Migration } from "@adapters/sql"
import { identityMigrations } from "./identity.ts"
import { portalsMigrations } from "./portals.ts"
import { walletMigrations } from "./wallet.ts"

/** Every migration of every context; each list is its context's own. */
export const migrations: ReadonlyArray<Migration> = [...portalsMigrations, ...identityMigrations, ...walletMigrations]
