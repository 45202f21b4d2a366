import { keptForTaxUntil } from "@domain/identity"
import { type BusinessProfileId, type PortalId, Region, type UserId } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import { erasedTables } from "../tables/index.ts"

const regionOf = decodedRow(Schema.Struct({ region: Region, paidAt: Schema.NullOr(Schema.Number) }))

/** Whose rows are erased: a user with the user's own businesses, or businesses alone. */
export interface Erased {
  readonly portalId: PortalId
  readonly userId?: UserId
  readonly businesses: ReadonlyArray<BusinessProfileId>
}

/** When the latest of what tax law keeps of businesses may go; undefined if nothing was ever paid. */
export const keptUntil = Effect.fnUntraced(function* (businesses: ReadonlyArray<BusinessProfileId>) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* orDatabaseDefect(
    sql`select region, (select max(at) from ledger_transactions where business_profile_id = business_profiles.id) as "paidAt"
      from business_profiles where id = any (${businesses}::bigint[])`,
  )
  const ends = (yield* Effect.forEach(rows, regionOf)).flatMap(({ region, paidAt }) =>
    paidAt === null ? [] : [keptForTaxUntil(paidAt, region)],
  )
  return ends.length === 0 ? undefined : Math.max(...ends)
})

/**
 * Deletes what the tables' declarations delete, and of what tax law keeps whatever nobody asks for; in the caller's transaction.
 * Answers the tables that lost rows, and what is kept until when.
 */
export const eraseRows = Effect.fnUntraced(function* ({ portalId, userId, businesses }: Erased) {
  const sql = yield* SqlClient.SqlClient
  const until = yield* keptUntil(businesses)
  const values = [portalId, userId ?? null, businesses]
  const erased: Array<string> = []
  const kept: Array<{ readonly record: string; readonly until: number }> = []
  for (const [table, erasing] of erasedTables) {
    const condition = "delete" in erasing ? erasing.delete : "keptForTax" in erasing ? erasing.keptForTax : ""
    const asked = "with asked as (select $1::bigint, $2::bigint, $3::bigint[])"
    if (condition !== "") {
      const gone = yield* orDatabaseDefect(
        sql.unsafe(`${asked} delete from ${table} where ${condition} returning 1`, values),
      )
      if (gone.length > 0) erased.push(table)
    }
    if (!("keptForTax" in erasing)) continue
    if (erasing.stripped !== undefined)
      yield* orDatabaseDefect(sql.unsafe(`${asked} update ${table} ${erasing.stripped}`, values))
    if (until !== undefined) kept.push({ record: table, until })
  }
  return { erased, kept }
})
