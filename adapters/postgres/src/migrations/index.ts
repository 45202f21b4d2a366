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
import { signupMigrations } from "./signup.ts"
import { walletMigrations } from "./wallet.ts"

/** Every migration of every context; each list is its context's own. */
export const migrations: ReadonlyArray<Migration> = [
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
