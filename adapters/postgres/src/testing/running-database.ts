import { type Migration } from "@adapters/sql"
import { runningTestDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import { installAudit } from "../audit/install-audit.ts"
import { grantRunning } from "../running-role.ts"

/** A fresh database as the role that runs the product sees it. */
export const runningDatabase = (migrations: ReadonlyArray<Migration>) =>
  runningTestDatabase(migrations, (role) => Effect.andThen(installAudit, grantRunning(role)))
