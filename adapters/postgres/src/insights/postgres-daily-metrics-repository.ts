import { Array, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DailyMetricsRepository } from "@application/insights/ports"
import { CampaignChannel } from "@domain/campaigns"
import { MetricTotals } from "@domain/insights"
import { CampaignId, MinorUnits } from "@domain/kernel"
import { metricSums, metricTotals } from "../campaigns/metric-totals.ts"
import { databaseTrouble, decodedRow } from "../database-trouble.ts"

const Day = Schema.Struct({
  date: Schema.String,
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
})

const Report = Schema.Struct({
  totals: MetricTotals,
  previous: MetricTotals,
  days: Schema.Array(Day),
  byChannel: Schema.Array(Schema.Struct({ channel: CampaignChannel, totals: MetricTotals })),
  byCampaign: Schema.Array(Schema.Struct({ campaignId: CampaignId, totals: MetricTotals })),
})

const reportOf = decodedRow(Schema.Struct({ report: Schema.fromJsonString(Report) }))
const numberOf = Schema.encodeSync(CampaignChannel)
const totals = metricTotals("sums")

/** Daily roll-ups; a report reads the covering index of its range once and PostgreSQL builds its JSON. */
export const postgresDailyMetricsRepository = Layer.effect(
  DailyMetricsRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      upsert: (profile, campaignId, days) => {
        const rows = days.map((day): Readonly<Record<string, unknown>> => ({
          business_profile_id: profile,
          campaign_id: campaignId,
          channel: numberOf(day.channel),
          external_campaign_id: day.externalCampaignId,
          date: day.date,
          impressions: day.impressions,
          clicks: day.clicks,
          results: day.results,
          spend: day.spend,
        }))
        if (!Array.isReadonlyArrayNonEmpty(rows)) return Effect.void
        return databaseTrouble(
          sql`insert into daily_metrics ${sql.insert(rows)}
              on conflict (business_profile_id, campaign_id, channel, date, external_campaign_id) do update set
                impressions = excluded.impressions, clicks = excluded.clicks, results = excluded.results,
                spend = excluded.spend`,
        ).pipe(Effect.asVoid)
      },
      totalSpent: Effect.fnUntraced(function* (profile, campaignId) {
        const [row] = yield* databaseTrouble(sql<{ readonly spent: number }>`
          select coalesce(sum(spend), 0)::bigint as spent from daily_metrics
          where business_profile_id = ${profile} and campaign_id = ${campaignId}`)
        return row?.spent ?? 0
      }),
      report: Effect.fnUntraced(function* (profile, range, previous) {
        const rows = yield* databaseTrouble(sql`
          with sums as (
            select date, channel, campaign_id, grouping(date, channel, campaign_id) as level, ${sql.literal(metricSums)}
            from daily_metrics
            where business_profile_id = ${profile} and date between ${range.from}::date and ${range.to}::date
            group by grouping sets ((), (date), (channel), (campaign_id))
          )
          select jsonb_build_object(
            'totals', (select ${sql.literal(totals)} from sums where level = 7),
            'previous', (select ${sql.literal(totals)} from (
              select ${sql.literal(metricSums)} from daily_metrics
              where business_profile_id = ${profile} and date between ${previous.from}::date and ${previous.to}::date
            ) sums),
            'days', coalesce((select jsonb_agg(jsonb_build_object('date', date, 'impressions', impressions,
              'clicks', clicks, 'results', results, 'spend', spend) order by date) from sums where level = 3), '[]'),
            'byChannel', coalesce((select jsonb_agg(jsonb_build_object('channel', channel,
              'totals', ${sql.literal(totals)}) order by spend desc, channel) from sums where level = 5), '[]'),
            'byCampaign', coalesce((select jsonb_agg(jsonb_build_object('campaignId', campaign_id,
              'totals', ${sql.literal(totals)}) order by spend desc, campaign_id) from sums where level = 6), '[]')
          )::text as report`)
        return (yield* reportOf(rows[0])).report
      }),
    }
  }),
)
