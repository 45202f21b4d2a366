import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ProductMetricsRepository } from "@application/insights/ports"
import { CampaignChannel } from "@domain/campaigns"
import { ProductNotFound, type ProductSort, productTotalsOf } from "@domain/insights"
import { MinorUnits, offsetOf } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { escapedLike } from "../escaped-like.ts"

const sums = {
  cost: MinorUnits,
  impressions: Schema.Int,
  clicks: Schema.Int,
  totalSales: MinorUnits,
  orders: Schema.Int,
} as const

const sumsOf = decodedRow(Schema.Struct(sums))
const listOf = decodedRow(
  Schema.Struct({
    list: Schema.fromJsonString(
      Schema.Struct({
        totals: Schema.Struct(sums),
        total: Schema.Int,
        products: Schema.Array(
          Schema.Struct({
            productId: Schema.String,
            title: Schema.optionalKey(Schema.String),
            sums: Schema.Struct(sums),
          }),
        ),
      }),
    ),
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

const sumsJson = (from: string): string => `jsonb_build_object('cost', ${from}.cost, 'impressions', ${from}.impressions,
  'clicks', ${from}.clicks, 'totalSales', ${from}.total_sales, 'orders', ${from}.orders)`

const sortColumns: Readonly<Record<ProductSort, string>> = {
  Product: `lower(coalesce(title, product_id)) collate "C"`,
  Impressions: "impressions",
  Clicks: "clicks",
  TotalSales: "total_sales",
  Orders: "orders",
  CostPerOrder: "round(cost::numeric / nullif(orders, 0))",
  CostPerClick: "round(cost::numeric / nullif(clicks, 0))",
}

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
      totals: (profile, ranges, productId) =>
        orDatabaseDefect(
          sql<object>`select figure.cost, figure.impressions, figure.clicks, figure.total_sales as "totalSales",
              figure.orders
            from jsonb_to_recordset(${JSON.stringify(ranges.map((range, number) => ({ number, ...range })))}::jsonb)
              as range(number int, "from" date, "to" date)
            cross join lateral (
              select ${sql.literal(summed)} from (${sql.literal(figures)}
                where product.business_profile_id = ${profile} and product.date between range."from" and range."to"
                  and ${productId === undefined ? sql`true` : sql`product.product_id = ${productId}`}
              ) figure
            ) figure order by range.number`,
        ).pipe(
          Effect.flatMap(Effect.forEach(sumsOf)),
          Effect.map((all) => all.map((one) => productTotalsOf([one]))),
        ),
      products: Effect.fnUntraced(function* (profile, { days, search = "", sort, order, page }) {
        const direction = sql.literal(order === "Ascending" ? "asc" : "desc")
        const rows = yield* orDatabaseDefect(sql`
          with figure as (${sql.literal(figures)}
            where product.business_profile_id = ${profile}
              and product.date between ${days.from}::date and ${days.to}::date),
          sums as (select product_id, ${sql.literal(summed)} from figure group by product_id),
          found as (
            select sums.*, known.title from sums
            left join advertised_products known
              on known.business_profile_id = ${profile} and known.product_id = sums.product_id
            where concat_ws(chr(10), sums.product_id, known.title) ilike ${`%${escapedLike(search.trim())}%`}
          ),
          numbered as (
            select *, row_number() over (order by ${sql.literal(sortColumns[sort])} ${direction} nulls last,
              product_id collate "C") as number from found
          )
          select jsonb_build_object(
            'totals', (select ${sql.literal(sumsJson("figure"))} from (select ${sql.literal(summed)} from found figure) figure),
            'total', (select count(*) from found),
            'products', coalesce((
              select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('productId', product_id, 'title', title,
                'sums', ${sql.literal(sumsJson("numbered"))})) order by number)
              from numbered where number > ${offsetOf(page)} and number <= ${offsetOf(page) + page.limit}), '[]')
          )::text as list`)
        const { products, totals, total } = (yield* listOf(rows[0])).list
        return {
          products: products.map(({ sums: own, ...product }) => ({ ...product, totals: productTotalsOf([own]) })),
          totals: productTotalsOf([totals]),
          total,
        }
      }),
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
