import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { PriceLists } from "@application/signup/ports"
import { type NewPriceList, PriceListId, RegionalPriceList } from "@domain/pricing"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { storedPrices } from "./stored-price-list.ts"

const { id, portalId, region, currency, effectiveFrom } = RegionalPriceList.fields
/** What rows are searched by, beside the document that holds the prices. */
const columnsOf = decodedRow(Schema.Struct({ id, portalId, region, currency, effectiveFrom }))

interface Row {
  readonly prices: unknown
  readonly version: number
}

const listOf = Effect.fnUntraced(function* ({ prices, version, ...row }: Row) {
  return { ...(yield* columnsOf(withoutNulls(row))), ...(yield* storedPrices.read(prices, version)) }
})

/** Price lists as rows that are never changed, only withdrawn before they hold; the prices themselves are a document. */
export const postgresPriceLists = Layer.effect(
  PriceLists,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = (rest: Statement.Fragment) =>
      orDatabaseDefect(
        sql<Row>`select id, portal_id as "portalId", region, currency, effective_from::text as "effectiveFrom", prices,
            document_version as version
          from price_lists ${rest}`,
      ).pipe(Effect.flatMap(Effect.forEach(listOf)))
    const one = Effect.fnUntraced(function* (rest: Statement.Fragment) {
      const [list] = yield* rows(rest)
      return list ?? (yield* Effect.die(new Error("No such price list")))
    })
    /**
     * Adds price lists of a kind (region, currency, portal) one after the other, since each must see the list before
     * it. Returns undefined when a list begins on the same day or later.
     */
    const added = Effect.fnUntraced(function* ({ portalId, region, currency, effectiveFrom, ...prices }: NewPriceList) {
      const kind = `price lists ${region} ${currency} ${portalId ?? "every portal"}`
      yield* sql`select pg_advisory_xact_lock(hashtextextended(${kind}, 0))`
      const others = yield* sql`select from price_lists where region = ${region} and currency = ${currency}
        and portal_id is not distinct from ${portalId ?? null}::bigint and effective_from >= ${effectiveFrom}
        and withdrawn_at is null limit 1`
      if (others.length > 0) return undefined
      const [row] = yield* sql<{ readonly id: number }>`insert into price_lists ${sql.insert({
        portal_id: portalId ?? null,
        region,
        currency,
        effective_from: effectiveFrom,
        prices: storedPrices.write(prices),
        document_version: storedPrices.version,
      })} returning id`
      return row && PriceListId.make(row.id)
    })
    return {
      // The portal's own that has begun, then those for every portal that have begun, then the first of these.
      inForce: ({ portalId, region, currency }, on) =>
        one(sql`where region = ${region} and currency = ${currency} and withdrawn_at is null
          and (portal_id is null or (portal_id = ${portalId} and effective_from <= ${on}))
          order by effective_from <= ${on} desc, portal_id nulls last,
            case when effective_from <= ${on} then effective_from end desc, effective_from limit 1`),
      byId: (id) => one(sql`where id = ${id}`),
      all: rows(sql`where withdrawn_at is null order by id`),
      add: (list) => orDatabaseDefect(sql.withTransaction(added(list))),
      withdraw: (id, at) =>
        orDatabaseDefect(
          sql`update price_lists set withdrawn_at = ${at} where id = ${id} and withdrawn_at is null`,
        ).pipe(Effect.asVoid),
    }
  }),
)
