import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SignIns } from "@application/identity/ports"
import { BusinessProfileId } from "@domain/kernel"
import { databaseTrouble, decodedRow } from "../database-trouble.ts"
import { signInCounts } from "./for-members.ts"

const profilesIn = decodedRow(Schema.Struct({ profiles: Schema.Array(BusinessProfileId) }))

const statement = `
  select coalesce((select json_agg(business_profile_id order by joined) from memberships where user_id = $2), '[]') as profiles
  where ${signInCounts({ portalId: "$1::bigint", userId: "$2::bigint", familyId: "$3::text", now: "$4::bigint" })}`

/** Who is signed in and what they may open, in one statement over indexes. */
export const postgresSignIns = Layer.effect(
  SignIns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      profilesOf: Effect.fnUntraced(function* ({ portalId, userId, familyId }, now) {
        const [row] = yield* databaseTrouble(sql.unsafe(statement, [portalId, userId, familyId, now]))
        return row === undefined ? Option.none() : Option.some((yield* profilesIn(row)).profiles)
      }),
    }
  }),
)
