import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SummaryDecisions } from "@application/signup/ports"
import { SummaryDecision } from "@domain/signup"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const { isCurrent: _isCurrent, ...fields } = SummaryDecision.fields
const decisionOf = decodedRow(Schema.Struct({ ...fields, shownHash: Schema.String }))

/** Decisions on shared summaries as rows that are only added. */
export const postgresSummaryDecisions = Layer.effect(
  SummaryDecisions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: (portalId, sessionId, { kind, approverName, section, comment, decidedAt, shownHash }, shown) =>
        orDatabaseDefect(
          sql`insert into summary_decisions ${sql.insert({
            portal_id: portalId,
            session_id: sessionId,
            kind,
            approver_name: approverName,
            section: section ?? null,
            comment: comment ?? null,
            decided_at: decidedAt,
            shown_hash: shownHash,
            shown,
          })}`,
        ).pipe(Effect.asVoid),
      of: (portalId, sessionId) =>
        orDatabaseDefect(
          sql<object>`select kind, approver_name as "approverName", section, comment, decided_at as "decidedAt",
              shown_hash as "shownHash"
            from summary_decisions where portal_id = ${portalId} and session_id = ${sessionId} order by id desc`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => decisionOf(withoutNulls(row))))),
    }
  }),
)
