import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ProductMetricsRepository } from "@application/insights/ports"
import { CampaignChannel } from "@domain/campaigns"
import { ProductNotFound, productTotalsOf } from "@domain/insights"
import { LocalDate, MinorUnits } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const sums = {
  cost: MinorUnits,
  impressions: Schema.Int,
  clicks: Schema.Int,
  totalSales: MinorUnits,
  orders: Schema.Int,
} as const

const sumsOf = decodedRow(Schema.Struct(sums))
const rowOf = decodedRow(
  Schema.Struct({
    productId: Schema.String,
    title: Schema.optionalKey(Schema.String),
    firstDay: LocalDate,
    ...sums,
  }),
)
const namedOf = decodedRow(Schema.Struct({ productId: Schema.String, title: Schema.optionalKey(Schema.String) }))

const numberOf = Schema.encodeSync(CampaignChannel)
/** A product's days, each with its cost as far as its campaign's day is shown. */
const figures = `select product.product_id, product.date, product.impressions, product.clicks, product.total_sales,
    product.orders, case when day.reported > 0
      then floor(product.cost::numeric * day.spend / day.reported)::bigint else product.cost end as cost
  from product_metrics product
  left join daily_metrics day on day.business_profile_id = product.business_profile_id
    and day.campaign_id = product.campaign_id and day.channel = product.channel and day.date = product.date
    and day.external_campaign_id = product.external_campaign_id`

/** SQL for the sums of columns, of nothing when `from` holds no row. */
const summed = ["cost", "impressions", "clicks", "total_sales", "orders"]
  .map((column) => `coalesce(sum(figure.${column}), 0)::bigint as ${column}`)
  .join(", ")

/** Daily roll-ups of products; each answer is one statement over the days of one business. */
export const postgresProductMetricsRepository = Layer.effect(
  ProductMetricsRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      replace: Effect.fnUntraced(function* (profile, campaignId, { channel, externalCampaignId, range, days }) {
        yield* orDatabaseDefect(
          sql`delete from product_metrics where business_profile_id = ${profile} and campaign_id = ${campaignId}
            and channel = ${numberOf(channel)} and external_campaign_id = ${externalCampaignId}
            and date between ${range.from}::date and ${range.to}::date`,
        )
        if (days.length === 0) return
        yield* orDatabaseDefect(
          sql`with reported as (
              select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day("productId" text, title text,
                date date, cost bigint, impressions bigint, clicks bigint, "totalSales" bigint, orders bigint)
            ), named as (
              insert into advertised_products as known (business_profile_id, product_id, title, named_on)
              select distinct on ("productId") ${profile}::bigint, "productId", title, date from reported
              order by "productId", title is null, date desc
              on conflict (business_profile_id, product_id) do update
                set title = excluded.title, named_on = excluded.named_on
                where excluded.title is not null
                  and (known.title is null or (excluded.named_on >= known.named_on and excluded.title <> known.title))
            )
            insert into product_metrics (business_profile_id, date, campaign_id, channel, external_campaign_id,
              product_id, cost, impressions, clicks, total_sales, orders)
            select ${profile}::bigint, date, ${campaignId}::bigint, ${numberOf(channel)}::smallint, ${externalCampaignId},
              "productId", cost, impressions, clicks, "totalSales", orders from reported`,
        )
      }),
      totals: (profile, ranges, productIds) =>
        orDatabaseDefect(
          sql<object>`select figure.cost, figure.impressions, figure.clicks, figure.total_sales as "totalSales",
              figure.orders
            from jsonb_to_recordset(${JSON.stringify(ranges.map((range, number) => ({ number, ...range })))}::jsonb)
              as range(number int, "from" date, "to" date)
            cross join lateral (
              select ${sql.literal(summed)} from (${sql.literal(figures)}
                where product.business_profile_id = ${profile} and product.date between range."from" and range."to"
                  and ${productIds === undefined ? sql`true` : sql`product.product_id = any(${productIds})`}
              ) figure
            ) figure order by range.number`,
        ).pipe(
          Effect.flatMap(Effect.forEach(sumsOf)),
          Effect.map((all) => all.map((one) => productTotalsOf([one]))),
        ),
      products: (profile, days) =>
        orDatabaseDefect(
          sql<object>`with figure as (${sql.literal(figures)}
              where product.business_profile_id = ${profile}
                and product.date between ${days.from}::date and ${days.to}::date),
            sums as (select product_id, ${sql.literal(summed)} from figure group by product_id)
            select sums.product_id as "productId", known.title, sums.cost, sums.impressions, sums.clicks,
              sums.total_sales as "totalSales", sums.orders, earliest.day::text as "firstDay"
            from sums
            left join advertised_products known
              on known.business_profile_id = ${profile} and known.product_id = sums.product_id
            cross join lateral (
              select min(date) as day from product_metrics
              where business_profile_id = ${profile} and product_id = sums.product_id
            ) earliest`,
        ).pipe(
          Effect.flatMap(Effect.forEach((row) => rowOf(withoutNulls(row)))),
          Effect.map((all) =>
            all.map(({ productId, title, firstDay, ...own }) => ({
              productId,
              ...(title !== undefined && { title }),
              firstDay,
              totals: productTotalsOf([own]),
            })),
          ),
        ),
      product: Effect.fnUntraced(function* (profile, productId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select product_id as "productId", title from advertised_products
            where business_profile_id = ${profile} and product_id = ${productId}`,
        )
        return row === undefined ? yield* new ProductNotFound({}) : yield* namedOf(withoutNulls(row))
      }),
    }
  }),
)
