import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type BriefKey, Briefs, cursorOf, positionOf } from "@application/campaigns/ports"
import { Brief, BriefNotFound } from "@domain/campaigns"
import { orDatabaseDefect } from "../query-results.ts"
import { type DocumentRow, storedDocument } from "../stored-document.ts"

const { id: _id, ...fields } = Brief.fields

/** A brief as `briefs.document` stores it; its number is a column. */
const storedBrief = storedDocument(Schema.toCodecJson(Schema.Struct(fields)), [])

interface BriefRow extends DocumentRow {
  readonly id: number
}

const briefOf = ({ id, document, version }: BriefRow): Effect.Effect<Brief> =>
  Effect.map(storedBrief.read(document, version), (brief) => ({ ...brief, id }))

/** Briefs as documents, with what is searched and sorted by in columns of their own. */
export const postgresBriefs = Layer.effect(
  Briefs,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal("id, document, document_version as version")
    const byId = Effect.fnUntraced(function* ({ businessProfileId, briefId }: BriefKey, lock: string) {
      const [row] = yield* orDatabaseDefect(
        sql<BriefRow>`select ${columns} from briefs
          where business_profile_id = ${businessProfileId} and id = ${briefId} ${sql.literal(lock)}`,
      )
      return row === undefined ? yield* new BriefNotFound({}) : yield* briefOf(row)
    })
    return {
      add: (profile, brief) =>
        orDatabaseDefect(
          sql<{ readonly id: number }>`insert into briefs ${sql.insert({
            business_profile_id: profile,
            status: brief.status,
            created_at: brief.createdAt,
            document_version: storedBrief.version,
            document: storedBrief.write(brief),
          })} returning id`,
        ).pipe(
          Effect.flatMap(([row]) =>
            row === undefined
              ? Effect.die(new Error("No number for a brief"))
              : Effect.succeed({ ...brief, id: row.id }),
          ),
        ),
      byId: (key) => byId(key, ""),
      forChange: (key) => byId(key, "for update"),
      save: (profile, brief) =>
        orDatabaseDefect(
          sql`update briefs set ${sql.update({
            status: brief.status,
            document_version: storedBrief.version,
            document: storedBrief.write(brief),
          })} where business_profile_id = ${profile} and id = ${brief.id}`,
        ).pipe(Effect.asVoid),
      remove: ({ businessProfileId, briefId }) =>
        orDatabaseDefect(
          sql`delete from briefs where business_profile_id = ${businessProfileId} and id = ${briefId}`,
        ).pipe(Effect.asVoid),
      list: Effect.fnUntraced(function* (profile, { status = null, cursor, limit }) {
        const after = positionOf(cursor)
        const rows = yield* orDatabaseDefect(
          sql<BriefRow>`select ${columns} from briefs
            where business_profile_id = ${profile} and (${status}::text is null or status = ${status})
              and (${after?.at ?? null}::bigint is null
                or (created_at, id) < (${after?.at ?? null}::bigint, ${after?.id ?? null}::bigint))
            order by created_at desc, id desc limit ${limit + 1}`,
        )
        const briefs = yield* Effect.forEach(rows.slice(0, limit), briefOf)
        const last = briefs.at(-1)
        const isMore = rows.length > limit && last !== undefined
        return { briefs, ...(isMore && { nextCursor: cursorOf({ at: last.createdAt, id: last.id }) }) }
      }),
    }
  }),
)
