import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SignIns } from "@application/identity/ports"
import { Role } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

const rightsIn = decodedRow(
  Schema.Struct({
    roleIds: Schema.Array(Role),
    memberships: Schema.Array(Schema.Struct({ businessProfileId: BusinessProfileId, roleId: Role })),
  }),
)

const statement = `
  select role_ids as "roleIds", coalesce((
    select json_agg(json_build_object('businessProfileId', business_profile_id, 'roleId', role_id) order by joined)
    from memberships where user_id = $2
  ), '[]') as memberships
  from users
  where portal_id = $1::bigint and id = $2::bigint and not barred and (expires_at is null or expires_at > $4::bigint)
    and exists (
      select from refresh_tokens
      where portal_id = $1::bigint and family_id = $3::text and user_id = $2::bigint and not spent
    )`

/** Who is signed in and with which roles, in one statement over indexes. */
export const postgresSignIns = Layer.effect(
  SignIns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      rightsOf: Effect.fnUntraced(function* ({ portalId, userId, familyId }, now) {
        const [row] = yield* orDatabaseDefect(sql.unsafe(statement, [portalId, userId, familyId, now]))
        return row === undefined ? Option.none() : Option.some(yield* rightsIn(row))
      }),
    }
  }),
)
