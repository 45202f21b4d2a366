import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { AddOnPurchases } from "@application/wallet/ports"
import { BusinessProfileId } from "@domain/kernel"
import { AddOnPurchase } from "@domain/wallet"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const purchaseOf = decodedRow(Schema.Struct({ ...AddOnPurchase.fields, key: Schema.String }))
const { businessProfileId, tierName, startsAt, endsAt } = AddOnPurchase.fields
const periodOf = decodedRow(Schema.Struct({ businessProfileId, startsAt, endsAt }))
const coveredOf = decodedRow(
  Schema.Struct({
    businessProfileId: BusinessProfileId,
    businessName: Schema.String,
    tierName,
    until: Schema.Number,
  }),
)
const endOf = decodedRow(Schema.Struct({ until: Schema.NullOr(Schema.Number) }))
const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))

/** Bought add-on packs. */
export const postgresAddOnPurchases = Layer.effect(
  AddOnPurchases,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const list = (where: Statement.Fragment) =>
      orDatabaseDefect(
        sql<object>`select id, business_profile_id as "businessProfileId", idempotency_key as key, tier_name as "tierName",
              days, price_list_id as "priceListId", currency, price, tax, price + tax as total, bought_at as "boughtAt",
              starts_at as "startsAt", ends_at as "endsAt"
            from add_on_purchases where ${where}`,
      ).pipe(
        Effect.flatMap(
          Effect.forEach((row) => Effect.map(purchaseOf(row), ({ key, ...purchase }) => ({ key, purchase }))),
        ),
      )
    return {
      add: (key, purchase) =>
        orDatabaseDefect(
          sql`insert into add_on_purchases ${sql.insert({
            business_profile_id: purchase.businessProfileId,
            idempotency_key: key,
            tier_name: purchase.tierName,
            days: purchase.days,
            price_list_id: purchase.priceListId,
            currency: purchase.currency,
            price: purchase.price,
            tax: purchase.tax,
            bought_at: purchase.boughtAt,
            starts_at: purchase.startsAt,
            ends_at: purchase.endsAt,
          })} on conflict (business_profile_id, idempotency_key) do nothing`,
        ).pipe(Effect.asVoid),
      under: (id, keys) =>
        keys.length === 0
          ? Effect.succeed([])
          : list(sql`business_profile_id = ${id} and ${sql.in("idempotency_key", keys)} order by id`),
      ofProfile: (id, limit) => list(sql`business_profile_id = ${id} order by id desc limit ${limit}`),
      lastEnd: Effect.fnUntraced(function* (id) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select max(ends_at) as until from add_on_purchases where business_profile_id = ${id}`,
        )
        return (yield* endOf(row)).until ?? undefined
      }),
      periods: (ids, since) =>
        ids.length === 0
          ? Effect.succeed([])
          : orDatabaseDefect(
              sql<object>`select business_profile_id as "businessProfileId", starts_at as "startsAt", ends_at as "endsAt"
                from add_on_purchases where ${sql.in("business_profile_id", ids)} and ends_at > ${since}`,
            ).pipe(Effect.flatMap(Effect.forEach(periodOf))),
      running: Effect.fnUntraced(function* (portalId, at, { skip, limit }) {
        const found = sql`from add_on_purchases bought
          join business_profiles business on business.id = bought.business_profile_id and business.portal_id = ${portalId}
          where bought.starts_at <= ${at} and bought.ends_at > ${at}`
        const rows = yield* orDatabaseDefect(
          sql<object>`select bought.business_profile_id as "businessProfileId", business.name as "businessName",
                bought.tier_name as "tierName",
                (select max(ends_at) from add_on_purchases latest
                  where latest.business_profile_id = bought.business_profile_id) as until
              ${found} order by until, bought.business_profile_id limit ${limit} offset ${skip}`,
        )
        const [count] = yield* orDatabaseDefect(sql<object>`select count(*)::int as total ${found}`)
        const businesses = yield* Effect.forEach(rows, coveredOf)
        return { businesses, total: (yield* totalOf(count)).total }
      }),
    }
  }),
)
