import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Erasures } from "@application/identity/ports"
import { type ErasureReport, keptForTaxUntil } from "@domain/identity"
import { type BusinessProfileId, PortalId, Region, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import { erasedTables } from "../tables/index.ts"

const subjectOf = decodedRow(Schema.Struct({ portalId: PortalId, userId: UserId }))
const regionOf = decodedRow(Schema.Struct({ region: Region, paidAt: Schema.NullOr(Schema.Number) }))

/** Erasures as rows; the report of one that is done stays, and names nobody. */
export const postgresErasures = Layer.effect(
  Erasures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
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

    /** When the latest of what tax law keeps may go; undefined if nothing was ever paid. */
    const keptUntil = Effect.fnUntraced(function* (own: ReadonlyArray<number>) {
      const rows = yield* orDatabaseDefect(
        sql`select region, (select max(at) from ledger_transactions where business_profile_id = business_profiles.id) as "paidAt"
          from business_profiles where id = any (${own}::bigint[])`,
      )
      const ends = (yield* Effect.forEach(rows, regionOf)).flatMap(({ region, paidAt }) =>
        paidAt === null ? [] : [keptForTaxUntil(paidAt, region)],
      )
      return ends.length === 0 ? undefined : Math.max(...ends)
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
        const own = yield* ownProfiles(userId)
        const until = yield* keptUntil(own)
        const erased: Array<string> = []
        const kept: Array<{ readonly record: string; readonly until: number }> = []
        for (const [table, erasing] of erasedTables) {
          const condition = "delete" in erasing ? erasing.delete : "keptForTax" in erasing ? erasing.keptForTax : ""
          if (condition !== "") {
            const gone = yield* orDatabaseDefect(
              sql.unsafe(
                `with asked as (select $1::bigint, $2::bigint, $3::bigint[]) delete from ${table} where ${condition} returning 1`,
                [portalId, userId, own],
              ),
            )
            if (gone.length > 0) erased.push(table)
          }
          if ("keptForTax" in erasing && until !== undefined) kept.push({ record: table, until })
        }
        // Tax law asks for a buyer's name and address, and for nothing else of a business.
        yield* orDatabaseDefect(
          sql`update business_profiles set email = null, location = null, thumbnail_logo = null, fresh_chat_external_id = null,
              fresh_chat_restore_id = null where id = any (${own}::bigint[])`,
        )
        const report: ErasureReport = { erased, kept }
        yield* orDatabaseDefect(
          sql`update erasures set erased_at = ${now}, report = ${JSON.stringify(report)}::jsonb
            where portal_id = ${portalId} and user_id = ${userId}`,
        )
        return report
      }),
    }
  }),
)
