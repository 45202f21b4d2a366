import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { ColumnValues } from "@application/kernel"
import { type RecordQuery, ReviewRecords } from "@application/campaigns/ports"
import { ReviewDecisions } from "@application/campaigns/stores"
import { ReviewerFigures } from "@domain/campaigns"
import { escapedLike } from "../escaped-like.ts"
import { valuesOf } from "../postgres-tables.ts"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const figuresOf = decodedRow(ReviewerFigures)

/** Decisions by page, and counted by whoever made them. */
export const postgresReviewRecords = Layer.effect(
  ReviewRecords,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { declaration, shape } = ReviewDecisions
    const narrowed = ({ decision, sample, decidedBy, search }: RecordQuery) => sql`
      ${decision === undefined ? sql`` : sql`and document #>> '{decision,decision}' = ${decision}`}
      ${sample === undefined ? sql`` : sql`and sample = ${sample}`}
      ${decidedBy === undefined ? sql`` : sql`and decided_by = ${decidedBy}`}
      ${search === "" ? sql`` : sql`and campaign_name ilike ${`%${escapedLike(search)}%`}`}`
    return {
      page: Effect.fnUntraced(function* (portalId, query) {
        const found = sql`from review_decisions kept where portal_id = ${portalId} ${narrowed(query)}`
        const rows = yield* orDatabaseDefect(
          sql<{ readonly row: ColumnValues }>`select to_jsonb(kept) as row ${found}
            order by id desc limit ${query.limit}::int offset ${query.skip}::int`,
        )
        return yield* Effect.forEach(rows, ({ row }) => declaration.row.read(valuesOf(shape, row)))
      }),
      figures: (portalId, since) =>
        orDatabaseDefect(
          sql<object>`select decided_by as "userId", count(*)::int as decided,
              count(*) filter (where document #>> '{decision,decision}' = 'approved')::int as approved,
              count(*) filter (where decided_at >= (document ->> 'dueAt')::numeric)::int as late,
              round(avg(greatest(0, decided_at - (document ->> 'askedAt')::numeric)))::float8 as "meanMillis",
              count(*) filter (where sample = 'agreed')::int as agreed,
              count(*) filter (where sample = 'disagreed')::int as disagreed
            from review_decisions where portal_id = ${portalId} and decided_at >= ${since}::bigint
            group by decided_by order by count(*) desc, decided_by`,
        ).pipe(Effect.flatMap(Effect.forEach(figuresOf))),
    }
  }),
)
