import { Effect, Schema } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { PublishedReports } from "@application/insights/ports"
import { foldedReportText, type LibraryOrder, type LinkState, PublishedReport } from "@domain/insights"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const rowOf = decodedRow(PublishedReport)
const countsOf = decodedRow(Schema.Struct({ total: Schema.Int, unread: Schema.Int }))

/** What servers of the release before wrote has no folded texts. */
const foldedName = `coalesce(folded_name, lower(name))`
const foldedText = `coalesce(folded_text, lower(name || E'\\n' || coalesce(campaign_names::text, '')))`

const orders: Readonly<Record<LibraryOrder, string>> = {
  newest: "published_at desc, id desc",
  oldest: "published_at, id",
  name: `${foldedName} collate "C", published_at desc, id desc`,
  period: "from_day desc, to_day desc, published_at desc, id desc",
  views: "views desc, published_at desc, id desc",
}

const linkIs = (sql: SqlClient.SqlClient, link: LinkState, now: number): Statement.Fragment => {
  if (link === "None") return sql`shared_until is null`
  if (link === "Ended") return sql`shared_until <= ${now}::bigint`
  return link === "Protected"
    ? sql`shared_until > ${now}::bigint and password_hash is not null`
    : sql`shared_until > ${now}::bigint and password_hash is null`
}

/** Pages of the library as `libraryPage` makes them: the rows of a page, and what all pages and all reports count. */
export const libraryPages = (
  sql: SqlClient.SqlClient,
  columns: Statement.Fragment,
): PublishedReports["Service"]["page"] =>
  Effect.fnUntraced(function* (profile, userId, { words, read, link, origin, order, page, limit, reportId }, now) {
    const isRead = sql.literal("report_reads.report_id is not null")
    const reports = sql`published_reports left join report_reads
      on report_reads.business_profile_id = published_reports.business_profile_id
        and report_reads.report_id = published_reports.id and report_reads.user_id = ${userId}
      where published_reports.business_profile_id = ${profile}`
    const wanted = foldedReportText(words.trim())
    const narrowed: ReadonlyArray<Statement.Fragment> = [
      ...(wanted === "" ? [] : [sql`position(${wanted}::text in ${sql.literal(foldedText)}) > 0`]),
      ...(read === undefined ? [] : [sql.literal(`report_reads.report_id is ${read === "read" ? "not " : ""}null`)]),
      ...(link === undefined ? [] : [linkIs(sql, link, now)]),
      ...(origin === undefined ? [] : [sql`coalesce(origin, 'Own') = ${origin}`]),
      ...(reportId === undefined ? [] : [sql`id = ${reportId}`]),
    ]
    const matches = narrowed.length === 0 ? sql`true` : sql.and(narrowed)
    const rows = yield* orDatabaseDefect(
      sql<object>`select ${columns}, ${isRead} as "isRead" from ${reports} and ${matches}
        order by ${sql.literal(orders[order])} limit ${limit} offset ${(page - 1) * limit}`,
    )
    const [counts] = yield* orDatabaseDefect(
      sql<object>`select count(*) filter (where ${matches})::int as total,
        (count(*) - count(report_reads.report_id))::int as unread from ${reports}`,
    )
    return {
      rows: yield* Effect.forEach(rows, (row) => rowOf(withoutNulls(row))),
      ...(yield* countsOf(counts ?? {})),
    }
  })
