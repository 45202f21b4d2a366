import { Effect } from "effect"
import { SqlClient } from "effect/sql"

interface Plan {
  readonly Plan: { readonly "Shared Hit Blocks": number; readonly "Shared Read Blocks": number }
}

/** A statement as the driver gets it. */
export interface SentStatement {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}

/** Pages of tables and indexes that a statement touches once its plan is known. */
export const pagesOfStatement = Effect.fnUntraced(function* ({ text, values }: SentStatement) {
  const sql = yield* SqlClient.SqlClient
  const explain = sql.unsafe<{ readonly "QUERY PLAN": ReadonlyArray<Plan> }>(
    `explain (analyze, buffers, costs off, timing off, format json) ${text}`,
    values,
  )
  yield* explain
  const [row] = yield* explain
  const plan = row?.["QUERY PLAN"][0]?.Plan
  return (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0)
})
