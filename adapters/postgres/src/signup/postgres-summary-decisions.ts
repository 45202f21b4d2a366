import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SummaryDecisions } from "@application/signup/ports"
import { SummaryComment, SummaryDecision } from "@domain/signup"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const { isCurrent: _isCurrent, comments: _comments, ...fields } = SummaryDecision.fields
const shownOf = decodedRow(Schema.Struct({ shown: Schema.Record(Schema.String, Schema.Unknown) }))
const decisionOf = decodedRow(
  Schema.Struct({
    ...fields,
    shownHash: Schema.String,
    comments: Schema.fromJsonString(Schema.Array(SummaryComment)),
  }),
)

/** Decisions on shared summaries as rows that are only added, with their comments. */
export const postgresSummaryDecisions = Layer.effect(
  SummaryDecisions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: Effect.fnUntraced(function* (portalId, sessionId, decision, shown) {
        const { kind, approverName, approverId, comments, decidedAt, shownHash } = decision
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly id: number }>`insert into summary_decisions ${sql.insert({
            portal_id: portalId,
            session_id: sessionId,
            kind,
            approver_name: approverName,
            approver_id: approverId ?? null,
            decided_at: decidedAt,
            shown_hash: shownHash,
            shown,
          })} returning id`,
        )
        if (row === undefined) return
        yield* Effect.forEach(
          comments,
          ({ section = null, comment }) =>
            orDatabaseDefect(
              sql`insert into summary_comments ${sql.insert({
                portal_id: portalId,
                session_id: sessionId,
                decision_id: row.id,
                section,
                comment,
              })}`,
            ),
          { discard: true },
        )
      }),
      of: (portalId, sessionId) =>
        orDatabaseDefect(
          sql<object>`select kind, approver_name as "approverName", approver_id as "approverId",
              decided_at as "decidedAt", shown_hash as "shownHash", coalesce(
                (select json_agg(json_strip_nulls(json_build_object(
                    'commentId', id, 'section', section, 'comment', comment, 'doneAt', done_at)) order by id)
                  from summary_comments
                  where summary_comments.portal_id = decision.portal_id and decision_id = decision.id),
                '[]')::text as comments
            from summary_decisions decision
            where portal_id = ${portalId} and session_id = ${sessionId} order by id desc`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => decisionOf(withoutNulls(row))))),
      markComment: (portalId, sessionId, commentId, doneAt) =>
        orDatabaseDefect(
          sql`update summary_comments set done_at = ${doneAt ?? null}
            where portal_id = ${portalId} and session_id = ${sessionId} and id = ${commentId} returning 1`,
        ).pipe(Effect.map(({ length }) => length === 1)),
      lastShown: (portalId, sessionId) =>
        orDatabaseDefect(
          sql<object>`select shown from summary_decisions
            where portal_id = ${portalId} and session_id = ${sessionId} order by id desc limit 1`,
        ).pipe(
          Effect.flatMap(([row]) =>
            row === undefined
              ? Effect.succeed(Option.none())
              : Effect.map(shownOf(row), ({ shown }) => Option.some(shown)),
          ),
        ),
    }
  }),
)
