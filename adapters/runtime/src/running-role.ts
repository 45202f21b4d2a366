import { type RoleFault, runningRoleFault } from "@adapters/postgres"
import { Effect } from "effect"
import { endFatally } from "./fatal-start.ts"
import type { Settings } from "./settings.ts"

const faults: Readonly<Record<RoleFault, string>> = {
  superuser: "DATABASE_URL names a superuser, who could change the ledger.",
  owner: "DATABASE_URL names the role that owns the ledger and could change it.",
}
const remedy = "Run api and worker as a role of their own, and name the owning one in MIGRATION_DATABASE_URL."

/** What is wrong with the role that a process runs as, in a sentence; undefined where nothing is. */
const runningRoleProblem = Effect.map(runningRoleFault, (fault) =>
  fault === undefined ? undefined : `${faults[fault]} ${remedy}`,
)

/** In production, ends a process whose database role could change the ledger; elsewhere warns of it. */
export const refuseOwningRole = ({ NODE_ENV }: Settings) =>
  Effect.flatMap(Effect.orDie(runningRoleProblem), (problem) => {
    if (problem === undefined) return Effect.void
    if (NODE_ENV !== "production") return Effect.logWarning(problem)
    return Effect.sync(() => endFatally("DATABASE_ROLE", problem))
  })
