import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Erasures } from "@application/identity/ports"
import { withServices } from "@application/kernel"
import type { ErasureReport } from "@domain/identity"
import { type BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import { eraseRows } from "./erased-rows.ts"

const subjectOf = decodedRow(Schema.Struct({ portalId: PortalId, userId: UserId }))

/** Erasures as rows; the report of one that is done stays, and names nobody. */
export const postgresErasures = Layer.effect(
  Erasures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const provided = yield* withServices(SqlClient.SqlClient)
    /** Businesses that nobody else works on; of shared ones only the membership goes. */
    const ownProfiles = (userId: UserId) =>
      orDatabaseDefect(
        sql<{ readonly id: BusinessProfileId }>`select business_profile_id as id from memberships
          group by business_profile_id having bool_and(user_id = ${userId})`,
      ).pipe(Effect.map((rows) => rows.map(({ id }) => id)))

    const obstacles = Effect.fnUntraced(function* ({ userId }: { readonly userId: UserId }) {
      const own = yield* ownProfiles(userId)
      const [row] = yield* orDatabaseDefect(
        sql<{ readonly money: boolean; readonly runs: boolean }>`select
          exists (select from wallets where business_profile_id = any (${own}::bigint[])
            and (available > 0 or locked > 0 or promised > 0 or owed > 0)) as money,
          exists (select from campaigns where business_profile_id = any (${own}::bigint[])
            and status in ('InReview', 'Approved', 'Active', 'Paused')) as runs`,
      )
      return [
        ...(row?.money === true ? (["money"] as const) : []),
        ...(row?.runs === true ? (["runningCampaign"] as const) : []),
      ]
    })

    return {
      ownProfiles: ({ userId }) => ownProfiles(userId),
      obstacles,
      ask: ({ portalId, userId }, erasesAt) =>
        orDatabaseDefect(
          sql`insert into erasures (portal_id, user_id, erases_at) values (${portalId}, ${userId}, ${erasesAt})
            on conflict (portal_id, user_id) do nothing`,
        ).pipe(Effect.asVoid),
      undo: ({ portalId, userId }) =>
        orDatabaseDefect(
          sql`delete from erasures where portal_id = ${portalId} and user_id = ${userId} and erased_at is null`,
        ).pipe(Effect.asVoid),
      planned: ({ portalId, userId }) =>
        orDatabaseDefect(
          sql<{ readonly erasesAt: number }>`select erases_at as "erasesAt" from erasures
            where portal_id = ${portalId} and user_id = ${userId} and erased_at is null`,
        ).pipe(Effect.map(([row]) => Option.fromUndefinedOr(row?.erasesAt))),
      due: (now, limit) =>
        orDatabaseDefect(
          sql`select portal_id as "portalId", user_id as "userId" from erasures
            where erased_at is null and erases_at <= ${now} order by erases_at limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(subjectOf))),
      erase: Effect.fnUntraced(function* ({ portalId, userId }, now) {
        const businesses = yield* ownProfiles(userId)
        const report: ErasureReport = yield* provided(eraseRows({ portalId, userId, businesses }))
        yield* orDatabaseDefect(
          sql`update erasures set erased_at = ${now}, report = ${JSON.stringify(report)}::jsonb
            where portal_id = ${portalId} and user_id = ${userId}`,
        )
        return report
      }),
    }
  }),
)
