import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PortalUse } from "@application/portals/ports"
import { orDatabaseDefect } from "../query-results.ts"

interface CountedRow {
  readonly name: string
  readonly count: number
}

const asRecord = (rows: ReadonlyArray<CountedRow>): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))

/** Counts of what a portal's people use, from the tables of businesses, accounts and campaigns. */
export const postgresPortalUse = Layer.effect(
  PortalUse,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      of: (portalId) =>
        orDatabaseDefect(
          Effect.gen(function* () {
            const businesses = yield* sql<CountedRow>`select region as name, count(*)::int as count
              from business_profiles where portal_id = ${portalId} group by region`
            const accounts = yield* sql<CountedRow>`select language_id as name, count(*)::int as count
              from users where portal_id = ${portalId} group by language_id`
            const [banners] = yield* sql<{ readonly count: number }>`select count(*)::int as count
              from business_profiles join campaigns on campaigns.business_profile_id = business_profiles.id
              where portal_id = ${portalId} and status in ('InReview', 'Approved', 'Active', 'Paused')
                and campaigns.document @> '{"channels": [{"channel": "Banner"}]}'`
            return {
              businesses: asRecord(businesses),
              accounts: asRecord(accounts),
              bannerCampaigns: Number(banners?.count ?? 0),
            }
          }),
        ),
    }
  }),
)
