import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Memberships } from "@application/identity/ports"
import { Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { frozenMark } from "./frozen-mark.ts"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const Row = Schema.Struct({ businessProfileId: BusinessProfileId, roleId: Role })
const ownMembershipOf = decodedRow(Schema.Struct({ ...Row.fields, isFrozen: Schema.optionalKey(Schema.Literal(true)) }))
const userMembershipOf = decodedRow(Schema.Struct({ ...Row.fields, userId: UserId }))
const numberOf = Schema.encodeSync(Role)

/** Who may open which business profile. */
export const postgresMemberships = Layer.effect(
  Memberships,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      of: (userId) =>
        orDatabaseDefect(
          sql<object>`select business_profile_id as "businessProfileId", role_id as "roleId", ${sql.literal(frozenMark("memberships.business_profile_id"))} as "isFrozen"
              from memberships where user_id = ${userId} order by joined`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => ownMembershipOf(withoutNulls(row))))),
      ofUsers: (userIds) =>
        userIds.length === 0
          ? Effect.succeed([])
          : orDatabaseDefect(
              sql`select user_id as "userId", business_profile_id as "businessProfileId", role_id as "roleId"
                  from memberships where ${sql.in("user_id", userIds)} order by user_id, joined`,
            ).pipe(Effect.flatMap(Effect.forEach(userMembershipOf))),
      onProfile: (businessProfileId, hold) =>
        orDatabaseDefect(
          sql`select user_id as "userId", business_profile_id as "businessProfileId", role_id as "roleId"
              from memberships where business_profile_id = ${businessProfileId} order by joined, user_id
              ${hold === "locked" ? sql`for update` : sql``}`,
        ).pipe(Effect.flatMap(Effect.forEach(userMembershipOf))),
      leave: (userId, businessProfileId) =>
        orDatabaseDefect(
          sql`delete from memberships where user_id = ${userId} and business_profile_id = ${businessProfileId}`,
        ).pipe(Effect.asVoid),
      join: (userId, { businessProfileId, roleId }) =>
        orDatabaseDefect(
          sql`insert into memberships (business_profile_id, user_id, role_id)
              values (${businessProfileId}, ${userId}, ${numberOf(roleId)})
              on conflict (business_profile_id, user_id) do update set role_id = excluded.role_id`,
        ).pipe(Effect.asVoid),
    }
  }),
)
