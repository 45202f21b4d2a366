import { createHash } from "node:crypto"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AuditEntry } from "@application/portals/contract"
import { type AuditHead, AuditLog } from "@application/portals/ports"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

interface EntryRow {
  readonly position: number
  readonly hash: string
  readonly content: string
  readonly actorName: string | null
  readonly actedByName: string | null
}

interface LinkRow {
  readonly position: number
  readonly previousHash: string
  readonly hash: string
  readonly content: string
}

const Person = Schema.Struct({ userId: Schema.Number })
const Content = Schema.fromJsonString(
  Schema.StructWithRest(
    Schema.Struct({
      actor: Schema.StructWithRest(Schema.Struct({ actedBy: Schema.optionalKey(Person) }), [
        Schema.Record(Schema.String, Schema.Unknown),
      ]),
    }),
    [Schema.Record(Schema.String, Schema.Unknown)],
  ),
)

const contentIn = decodedRow(Content)
const entryIn = decodedRow(AuditEntry)

const named = (name: string | null) => (name === null ? {} : { name })

/** The name of a user of an entry's portal; erased and other ones have none. */
const nameOf = (id: string) => `(select nullif(trim(first_name || ' ' || last_name), '') from users
  where users.portal_id = entry.portal_id and users.id = ${id})`

const entryOf = Effect.fnUntraced(function* ({ position, hash, content, actorName, actedByName }: EntryRow) {
  const { actor, ...change } = yield* contentIn(content)
  const actedBy = actor.actedBy === undefined ? {} : { actedBy: { ...actor.actedBy, ...named(actedByName) } }
  return yield* entryIn({ position, hash, ...change, actor: { ...actor, ...named(actorName), ...actedBy } })
})

const hashOf = ({ previousHash, content }: LinkRow): string =>
  createHash("sha256").update(previousHash).update(content).digest("hex")

/** The audit log as the database's triggers write it. Hashes are computed here again, by other code than wrote them. */
export const postgresAuditLog = Layer.effect(
  AuditLog,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      chain: (limit) =>
        orDatabaseDefect(sql<{ readonly moved: number }>`select chain_audit_entries(${limit}) as moved`).pipe(
          Effect.map(([row]) => row?.moved ?? 0),
        ),
      entries: (scope, { businessProfileId, actorId, action, campaignId, from, until }, { before, limit }) => {
        const conditions = [
          "portalId" in scope
            ? sql`portal_id = ${scope.portalId}`
            : sql`portal_id = (select portal_id from business_profiles where id = ${scope.businessProfileId})
                and business_profile_id = ${scope.businessProfileId}`,
          ...(businessProfileId === undefined ? [] : [sql`business_profile_id = ${businessProfileId}`]),
          ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
          ...(action === undefined ? [] : [sql`action = ${action}`]),
          ...(campaignId === undefined
            ? []
            : [
                sql`content::jsonb ->> 'record' = 'campaigns' and (content::jsonb -> 'key' ->> 'id')::bigint = ${campaignId}`,
              ]),
          ...(from === undefined ? [] : [sql`at >= ${from}`]),
          ...(until === undefined ? [] : [sql`at < ${until}`]),
          ...(before === undefined ? [] : [sql`position < ${before}`]),
        ]
        return orDatabaseDefect(
          sql<EntryRow>`select position, hash, content, ${sql.literal(nameOf("entry.actor_id"))} as "actorName",
              ${sql.literal(nameOf("(content::jsonb -> 'actor' -> 'actedBy' ->> 'userId')::bigint"))} as "actedByName"
            from audit_entries as entry where ${sql.and(conditions)} order by position desc limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(entryOf)))
      },
      heads: orDatabaseDefect(
        sql<AuditHead>`select portal_id as "portalId", position, hash from (
            select distinct portal_id as id from audit_entries) as chains
          cross join lateral (select portal_id, position, hash from audit_entries
            where portal_id = chains.id order by position desc limit 1) as latest
          order by portal_id`,
      ),
      links: (portalId, after, limit) =>
        orDatabaseDefect(
          sql<LinkRow>`select position, previous_hash as "previousHash", hash, content from audit_entries
            where portal_id = ${portalId} and position > ${after} order by position limit ${limit}`,
        ).pipe(Effect.map((rows) => rows.map((row) => ({ ...row, computedHash: hashOf(row) })))),
    }
  }),
)
