import { WaitingTasks } from "@application/insights/ports"
import { CampaignId, SessionId } from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import { waitingTasksJson } from "./waiting-tasks-json.ts"

/** What waits, as the statement writes it. */
export const StoredTasks = Schema.Struct({
  feeds: Schema.Int,
  approvals: Schema.Array(Schema.Struct({ sessionId: SessionId, askedAt: Schema.Number, linkUntil: Schema.Number })),
  proposals: Schema.Array(Schema.Struct({ campaignId: CampaignId, count: Schema.Int, oldestAt: Schema.Number })),
})
const tasksOf = decodedRow(Schema.Struct({ tasks: Schema.fromJsonString(StoredTasks) }))

/** What waits, as the port says it. */
export const tasksIn = ({ feeds, approvals, proposals: [open] }: typeof StoredTasks.Type) => ({
  faulty: { feeds },
  approvals,
  ...(open !== undefined && { proposals: open }),
})

/** What waits in feeds, drafts and autopilots, by one statement. */
export const postgresWaitingTasks = Layer.effect(
  WaitingTasks,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: Effect.fnUntraced(function* (profile) {
      const rows = yield* orDatabaseDefect(
        sql.unsafe<object>(`select ${waitingTasksJson("$1::bigint")}::text as tasks`, [profile]),
      )
      return tasksIn((yield* tasksOf(rows[0])).tasks)
    }),
  })),
)
