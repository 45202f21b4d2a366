import { MetricPartsRepository } from "@application/insights/ports"
import { CampaignChannel, channelDefinitions } from "@domain/campaigns"
import { isDimensionTold, PartDimension, ReportDimension } from "@domain/insights"
import { CampaignId, MinorUnits } from "@domain/kernel"
import { Array, Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

/** Dimensions as they are stored; a number is never given to another. */
const dimensionNumbers: Readonly<Record<PartDimension, number>> = {
  Ad: 1,
  Place: 2,
  Device: 3,
  Age: 4,
  Gender: 5,
  Hour: 6,
}

const named = Object.entries(dimensionNumbers)
  .map(([name, number]) => `when ${number} then '${name}'`)
  .join(" ")

const Reading = Schema.Struct({
  totals: Schema.Array(
    Schema.Struct({
      campaignId: CampaignId,
      channel: CampaignChannel,
      impressions: Schema.Int,
      clicks: Schema.Int,
      results: Schema.Int,
      spend: MinorUnits,
      reported: MinorUnits,
    }),
  ),
  parts: Schema.Array(
    Schema.Struct({
      dimension: ReportDimension,
      campaignId: CampaignId,
      channel: CampaignChannel,
      value: Schema.String,
      name: Schema.optionalKey(Schema.String),
      impressions: Schema.Int,
      clicks: Schema.Int,
      results: Schema.optionalKey(Schema.Int),
      spend: MinorUnits,
    }),
  ),
  unread: Schema.Array(Schema.Struct({ dimension: PartDimension, campaignId: CampaignId, channel: CampaignChannel })),
})
const readingOf = decodedRow(Schema.Struct({ reading: Schema.fromJsonString(Reading) }))

const numberOf = Schema.encodeSync(CampaignChannel)

/** The days of parts; one statement reads totals and parts of one moment, and PostgreSQL builds its JSON. */
export const postgresMetricPartsRepository = Layer.effect(
  MetricPartsRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      replace: Effect.fnUntraced(function* (profile, campaignId, told) {
        const { channel, externalCampaignId, dimension, range, parts } = told
        yield* orDatabaseDefect(
          sql`delete from metric_parts where business_profile_id = ${profile} and campaign_id = ${campaignId}
            and channel = ${numberOf(channel)} and external_campaign_id = ${externalCampaignId}
            and dimension = ${dimensionNumbers[dimension]}
            and date between ${range.from}::date and ${range.to}::date`,
        )
        if (parts.length === 0) return
        yield* orDatabaseDefect(
          sql`insert into metric_parts (business_profile_id, date, campaign_id, channel, external_campaign_id, dimension,
              value, impressions, clicks, results, spend)
            select ${profile}, date, ${campaignId}, ${numberOf(channel)}, ${externalCampaignId},
              ${dimensionNumbers[dimension]}, value, impressions, clicks, results, spend
            from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
              as told(date date, value text, impressions bigint, clicks bigint, results bigint, spend bigint)`,
        )
        const names = new Map(parts.flatMap(({ value, name }) => (name === undefined ? [] : [[value, name] as const])))
        const rows = [...names].map(([value, name]): Readonly<Record<string, unknown>> => ({
          business_profile_id: profile,
          value,
          name,
        }))
        if (!Array.isReadonlyArrayNonEmpty(rows)) return
        yield* orDatabaseDefect(
          sql`insert into part_names ${sql.insert(rows)}
            on conflict (business_profile_id, value) do update set name = excluded.name`,
        )
      }),
      reading: Effect.fnUntraced(function* (profile, { days, dimensions, campaignIds, channel }) {
        const within = sql.and([
          sql`business_profile_id = ${profile}`,
          sql`date between ${days.from}::date and ${days.to}::date`,
          ...(campaignIds === undefined ? [] : [sql`campaign_id = any(${campaignIds})`]),
          ...(channel === undefined ? [] : [sql`channel = ${numberOf(channel)}`]),
        ])
        const told = dimensions.filter((one) => one !== "Product")
        const numbers = told.map((one) => dimensionNumbers[one])
        const pairs = told.flatMap((dimension) =>
          Struct.keys(channelDefinitions)
            .filter((one) => isDimensionTold(one, dimension))
            .map((one) => ({ dimension: dimensionNumbers[dimension], channel: numberOf(one) })),
        )
        const rows = yield* orDatabaseDefect(sql`
          with days as materialized (select * from daily_metrics where ${within}),
          told as materialized (select * from metric_parts where ${within} and dimension = any(${numbers})),
          products as (
            select campaign_id, channel, product_id, impressions, clicks, case when day.reported > 0
              then floor(product.cost::numeric * day.spend / day.reported)::bigint else product.cost end as cost
            from (select * from product_metrics where ${within} and ${dimensions.includes("Product")}) product
            left join (select campaign_id, channel, date, external_campaign_id, spend, reported from days) day
              using (campaign_id, channel, date, external_campaign_id)
          ),
          sums as (
            select (case dimension ${sql.literal(named)} end) as dimension, campaign_id, channel, value, part_names.name,
              sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
              case when count(*) = count(results) then sum(results)::bigint end as results, sum(spend)::bigint as spend
            from told left join part_names using (business_profile_id, value)
            group by dimension, campaign_id, channel, value, part_names.name
            union all
            select 'Product', campaign_id, channel, product_id, title, sum(impressions)::bigint, sum(clicks)::bigint, null,
              sum(cost)::bigint
            from products left join advertised_products named
              using (product_id)
            where named.business_profile_id is null or named.business_profile_id = ${profile}
            group by campaign_id, channel, product_id, title
          ),
          unread as (
            select distinct (case pair.dimension ${sql.literal(named)} end) as dimension, day.campaign_id, day.channel
            from days day
            join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(dimension smallint, channel smallint)
              on pair.channel = day.channel
            where day.impressions > 0 and not exists (
              select from told where told.date = day.date and told.campaign_id = day.campaign_id
                and told.channel = day.channel and told.external_campaign_id = day.external_campaign_id
                and told.dimension = pair.dimension)
          )
          select jsonb_build_object(
            'totals', coalesce((select jsonb_agg(jsonb_build_object('campaignId', campaign_id, 'channel', channel,
              'impressions', impressions, 'clicks', clicks, 'results', results, 'spend', spend, 'reported', reported))
              from (select campaign_id, channel, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
                sum(results)::bigint as results, sum(spend)::bigint as spend, sum(reported)::bigint as reported
                from days group by campaign_id, channel) total), '[]'),
            'parts', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('dimension', dimension,
              'campaignId', campaign_id, 'channel', channel, 'value', value, 'name', name, 'impressions', impressions,
              'clicks', clicks, 'results', results, 'spend', spend))) from sums), '[]'),
            'unread', coalesce((select jsonb_agg(jsonb_build_object('dimension', dimension, 'campaignId', campaign_id,
              'channel', channel)) from unread), '[]')
          )::text as reading`)
        return (yield* readingOf(rows[0])).reading
      }),
    }
  }),
)
