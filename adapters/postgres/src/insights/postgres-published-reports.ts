import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PublishedReports } from "@application/insights/ports"
import { foldedReportText, type FrozenReport, PublishedReport, ReportNotFound } from "@domain/insights"
import { BusinessProfileId, ReportId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { libraryPages } from "./report-library-pages.ts"
import { storedReport } from "./stored-report.ts"

const { isRead: _ofReader, ...listed } = PublishedReport.fields
const shownOf = decodedRow(Schema.Struct(listed))
const linkOf = decodedRow(
  Schema.Struct({
    businessProfileId: BusinessProfileId,
    reportId: ReportId,
    document: Schema.Unknown,
    version: Schema.Int,
    sharedUntil: Schema.Number,
    passwordHash: Schema.optionalKey(Schema.String),
  }),
)

const missing = (reportId: ReportId) => new ReportNotFound({ reportId: String(reportId) })

/** The names by which a report is found, a line each; no words of a search have a line's end. */
const foldedTextOf = ({ name, campaignNames }: FrozenReport): string =>
  [name, ...campaignNames.map((campaign) => campaign.name)].map(foldedReportText).join("\n")

/** Published reports as documents; links by the hashes of their keys. */
export const postgresPublishedReports = Layer.effect(
  PublishedReports,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(`id, name, json_build_object('from', from_day, 'to', to_day) as range,
      published_at as "publishedAt", shared_until as "sharedUntil", password_hash is not null as "isProtected", views,
      last_viewed_at as "lastViewedAt", coalesce(origin, 'Own') as origin, coalesce(campaign_names, (
        select coalesce(jsonb_agg(campaign->'name'), '[]') from jsonb_array_elements(document->'campaignNames') campaign
      )) as campaigns`)
    const reportOf = (row: object) => shownOf(withoutNulls(row))
    return {
      add: (profile, portalId, report, link, origin = "Own") =>
        orDatabaseDefect(
          sql<object>`insert into published_reports ${sql.insert({
            business_profile_id: profile,
            portal_id: portalId,
            name: report.name,
            from_day: report.report.days.from,
            to_day: report.report.days.to,
            published_at: report.publishedAt,
            key_hash: link?.keyHash ?? null,
            shared_until: link?.sharedUntil ?? null,
            password_hash: link?.passwordHash ?? null,
            campaign_names: JSON.stringify(report.campaignNames.map(({ name }) => name)),
            origin,
            folded_name: foldedReportText(report.name),
            folded_text: foldedTextOf(report),
            document_version: storedReport.version,
            document: storedReport.write(report),
          })} returning ${columns}`,
        ).pipe(Effect.flatMap(([row]) => reportOf(row ?? {}))),
      list: (profile, limit) =>
        orDatabaseDefect(
          sql<object>`select ${columns} from published_reports where business_profile_id = ${profile}
            order by published_at desc, id desc limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(reportOf))),
      page: libraryPages(sql, columns),
      byId: Effect.fnUntraced(function* (profile, reportId) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly document: unknown; readonly version: number }>`
            select document, document_version as version from published_reports
            where business_profile_id = ${profile} and id = ${reportId}`,
        )
        return row === undefined ? yield* missing(reportId) : yield* storedReport.read(row.document, row.version)
      }),
      setLink: Effect.fnUntraced(function* (profile, reportId, link) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`update published_reports
            set key_hash = ${link?.keyHash ?? null}, shared_until = ${link?.sharedUntil ?? null},
              password_hash = ${link?.passwordHash ?? null}
            where business_profile_id = ${profile} and id = ${reportId} returning ${columns}`,
        )
        return row === undefined ? yield* missing(reportId) : yield* reportOf(row)
      }),
      remove: Effect.fnUntraced(function* (profile, reportId) {
        const removed = yield* orDatabaseDefect(
          sql`delete from published_reports where business_profile_id = ${profile} and id = ${reportId} returning 1`,
        )
        if (removed.length === 0) return yield* missing(reportId)
      }),
      byKey: Effect.fnUntraced(function* (portalId, keyHashes) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select business_profile_id as "businessProfileId", id as "reportId", document,
            document_version as version, shared_until as "sharedUntil", password_hash as "passwordHash"
            from published_reports where portal_id = ${portalId} and ${sql.in("key_hash", keyHashes)}`,
        )
        if (row === undefined) return undefined
        const { document, version, ...link } = yield* linkOf(withoutNulls(row))
        return { ...link, report: yield* storedReport.read(document, version) }
      }),
      countView: (profile, reportId, at) =>
        Effect.asVoid(
          orDatabaseDefect(
            sql`update published_reports set views = views + 1, last_viewed_at = ${at}
              where business_profile_id = ${profile} and id = ${reportId}`,
          ),
        ),
    }
  }),
)
