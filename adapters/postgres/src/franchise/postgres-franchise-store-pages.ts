import { FranchiseStorePages, type StoreQuery } from "@application/franchise/ports"
import { FranchiseStores } from "@application/franchise/stores"
import type { ColumnValues } from "@application/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { escapedLike } from "../escaped-like.ts"
import { valuesOf } from "../postgres-tables.ts"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))
const countsOf = decodedRow(
  Schema.Struct({
    stores: Schema.Int,
    closed: Schema.Int,
    withoutPlace: Schema.Int,
    regions: Schema.Array(Schema.Struct({ name: Schema.String, stores: Schema.Int })),
  }),
)

/** Pages of the stores of franchises, searched by code, name and address. */
export const postgresFranchiseStorePages = Layer.effect(
  FranchiseStorePages,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { declaration, shape } = FranchiseStores
    const isOpen = sql.literal("(document ->> 'isOpen')::boolean")
    const isPlaced = sql.literal("(document ? 'latitude' and document ? 'longitude')")
    const standings = {
      Ready: sql`and ${isOpen} and ${isPlaced}`,
      Closed: sql`and not ${isOpen}`,
      NoPlace: sql`and ${isOpen} and not ${isPlaced}`,
    }
    const narrowed = ({ words, region, standing }: StoreQuery) => sql`
      ${
        words === ""
          ? sql``
          : sql`and concat_ws(chr(10), code, document ->> 'name', document ->> 'address') ilike ${`%${escapedLike(words)}%`}`
      }
      ${region === undefined ? sql`` : sql`and document ->> 'region' = ${region}`}
      ${standing === undefined ? sql`` : standings[standing]}`
    return {
      page: Effect.fnUntraced(function* (businessProfileId, query) {
        const found = sql`from franchise_stores kept where business_profile_id = ${businessProfileId} ${narrowed(query)}`
        const after = query.after === undefined ? sql`` : sql`and code collate "C" > ${query.after}`
        const rows = yield* orDatabaseDefect(
          sql<{ readonly row: ColumnValues }>`select to_jsonb(kept) as row ${found} ${after}
            order by code collate "C" limit ${query.limit}::int`,
        )
        const [count] = yield* orDatabaseDefect(sql<object>`select count(*)::int as total ${found}`)
        const kept = yield* Effect.forEach(rows, ({ row }) => declaration.row.read(valuesOf(shape, row)))
        return {
          stores: kept.map(({ businessProfileId: _owner, ...store }) => store),
          total: (yield* totalOf(count)).total,
        }
      }),
      counts: Effect.fnUntraced(function* (businessProfileId) {
        const [counts] = yield* orDatabaseDefect(
          sql<object>`with kept as (
              select document ->> 'region' as region, ${isOpen} as is_open, ${isPlaced} as is_placed
              from franchise_stores where business_profile_id = ${businessProfileId}
            ), grouped as (select region as name, count(*)::int as stores from kept where region is not null group by region)
            select count(*)::int as stores,
              (count(*) filter (where not is_open))::int as closed,
              (count(*) filter (where is_open and not is_placed))::int as "withoutPlace",
              coalesce((select jsonb_agg(jsonb_build_object('name', name, 'stores', stores) order by name collate "C")
                from grouped), '[]') as regions
            from kept`,
        )
        return yield* countsOf(counts)
      }),
    }
  }),
)
