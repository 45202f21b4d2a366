import type { Migration } from "@adapters/sql"
import { betweenContextsMigrations } from "./between-contexts.ts"
import { businessesMigrations } from "./businesses.ts"
import { campaignMoneyMigrations } from "./campaign-money.ts"
import { campaignsMigrations } from "./campaigns.ts"
import { identityMigrations } from "./identity.ts"
import { insightsMigrations } from "./insights.ts"
import { jobsMigrations } from "./jobs.ts"
import { ledgerGuardMigrations } from "./ledger-guard.ts"
import { portalsMigrations } from "./portals.ts"
import { reversalAccountsMigrations } from "./reversal-accounts.ts"
import { sequence } from "./sequence.ts"
import { signupMigrations } from "./signup.ts"
import { walletMigrations } from "./wallet.ts"

/** The migrations that were numbered by context, each list its context's own; a database of November 2026 has them all. */
export const migrationsByContext: ReadonlyArray<Migration> = [
  ...businessesMigrations,
  ...signupMigrations,
  ...portalsMigrations,
  ...identityMigrations,
  ...walletMigrations,
  ...campaignMoneyMigrations,
  ...reversalAccountsMigrations,
  ...campaignsMigrations,
  ...insightsMigrations,
  ...jobsMigrations,
  ...ledgerGuardMigrations,
  ...betweenContextsMigrations,
]

/** Every migration. A new one is added to the sequence, whatever its context. */
export const migrations: ReadonlyArray<Migration> = [...migrationsByContext, ...sequence]
