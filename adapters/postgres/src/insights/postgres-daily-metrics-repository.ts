import { Array, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DailyMetricsRepository } from "@application/insights/ports"
import { CampaignChannel } from "@domain/campaigns"
import { MetricTotals, type ReportedSpend, type ReportGrouping, ReportRow, type ReportSort } from "@domain/insights"
import { CampaignId, type DateRange, MinorUnits, offsetOf } from "@domain/kernel"
import { metricSums, metricTotals } from "../campaigns/metric-totals.ts"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

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
  former: Schema.Array(CampaignId),
})

const Rows = Schema.Struct({
  totals: MetricTotals,
  previous: Schema.optionalKey(MetricTotals),
  rows: Schema.Array(ReportRow),
  total: Schema.Int,
})

const rowsOf = decodedRow(Schema.Struct({ report: Schema.fromJsonString(Rows) }))

/** A row's field, and the SQL for what it holds. */
const groupings: Readonly<Record<ReportGrouping, readonly [field: string, group: string]>> = {
  Day: ["date", "date"],
  Week: ["date", "date_trunc('week', date)::date"],
  Month: ["date", "date_trunc('month', date)::date"],
  Channel: ["channel", "channel"],
  Campaign: ["campaignId", "campaign_id"],
}

const sortColumns: Readonly<Record<ReportSort, string>> = {
  Group: "place",
  Impressions: "impressions",
  Clicks: "clicks",
  Results: "results",
  Spend: "spend",
}

const Figures = Schema.Struct({
  byChannel: Schema.Array(Schema.Struct({ channel: CampaignChannel, spend: MinorUnits, results: Schema.Int })),
  adDays: Schema.Int,
})
const figuresOf = decodedRow(Schema.Struct({ figures: Schema.fromJsonString(Figures) }))

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
          reported: day.spend,
          value: day.value ?? null,
        }))
        if (!Array.isReadonlyArrayNonEmpty(rows)) return Effect.void
        return orDatabaseDefect(
          sql`insert into daily_metrics ${sql.insert(rows)}
              on conflict (business_profile_id, campaign_id, channel, date, external_campaign_id) do update set
                impressions = excluded.impressions, clicks = excluded.clicks, results = excluded.results,
                spend = excluded.spend, reported = excluded.reported, value = excluded.value`,
        ).pipe(Effect.asVoid)
      },
      reported: (profile, campaignId, today) =>
        orDatabaseDefect(sql<ReportedSpend>`
          select external_campaign_id as "externalCampaignId", sum(reported)::bigint as "inAll",
            coalesce(sum(reported) filter (where date = ${today}::date), 0)::bigint as today
          from daily_metrics where business_profile_id = ${profile} and campaign_id = ${campaignId}
          group by external_campaign_id order by external_campaign_id`),
      show: (profile, campaignId, most) =>
        orDatabaseDefect(sql`
          update daily_metrics day set spend = shown.spend
          from (
            select channel, date, external_campaign_id,
              greatest(0, least(reported, ${most} - sum(reported) over (order by date, channel, external_campaign_id) + reported)) as spend
            from daily_metrics where business_profile_id = ${profile} and campaign_id = ${campaignId}
          ) shown
          where day.business_profile_id = ${profile} and day.campaign_id = ${campaignId} and day.spend <> shown.spend
            and (day.channel, day.date, day.external_campaign_id) = (shown.channel, shown.date, shown.external_campaign_id)`).pipe(
          Effect.asVoid,
        ),
      figures: Effect.fnUntraced(function* (profile, campaignId, { from, to }) {
        const rows = yield* orDatabaseDefect(sql`
          with days as (
            select channel, date, spend, results, impressions from daily_metrics
            where business_profile_id = ${profile} and campaign_id = ${campaignId}
              and date between ${from}::date and ${to}::date
          )
          select jsonb_build_object(
            'adDays', (select count(distinct date) from days where impressions + spend > 0),
            'byChannel', coalesce((select jsonb_agg(jsonb_build_object('channel', channel, 'spend', spend,
              'results', results) order by channel)
              from (select channel, sum(spend)::bigint as spend, sum(results)::bigint as results
                from days group by channel) sums), '[]')
          )::text as figures`)
        return (yield* figuresOf(rows[0])).figures
      }),
      rows: Effect.fnUntraced(function* (profile, { days, compared, grouping, sort, order, page, ...filter }) {
        const [field, group] = groupings[grouping]
        const { campaignIds, channel } = filter
        const sums = (range: DateRange | undefined) => sql`
          select ${sql.literal(group)} as place, ${sql.literal(metricSums)} from daily_metrics
          where ${sql.and([
            sql`business_profile_id = ${profile}`,
            range === undefined ? sql`false` : sql`date between ${range.from}::date and ${range.to}::date`,
            ...(campaignIds === undefined ? [] : [sql`campaign_id = any(${campaignIds})`]),
            ...(channel === undefined ? [] : [sql`channel = ${numberOf(channel)}`]),
          ])} group by 1`
        const all = sql.literal(`select ${totals} from (select ${metricSums} from`)
        const direction = sql.literal(order === "Ascending" ? "asc" : "desc")
        const rows = yield* orDatabaseDefect(sql`
          with present as (${sums(days)}), former as (${sums(compared)}),
          numbered as (
            select *, row_number() over (order by ${sql.literal(sortColumns[sort])} ${direction}, place) as number from present
          )
          select jsonb_build_object(
            'totals', (${all} present) sums),
            'previous', (${all} former) sums),
            'total', (select count(*) from present),
            'rows', coalesce((
              select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(${field}::text, one.place,
                'totals', ${sql.literal(metricTotals("one"))},
                'previous', case when former.place is not null then ${sql.literal(metricTotals("former"))} end
              )) order by one.number)
              from numbered one left join former on former.place = one.place and ${grouping === "Channel" || grouping === "Campaign"}
              where one.number > ${offsetOf(page)} and one.number <= ${offsetOf(page) + page.limit}), '[]')
          )::text as report`)
        const { previous, ...report } = (yield* rowsOf(rows[0])).report
        return { ...report, ...(compared !== undefined && previous !== undefined && { previous }) }
      }),
      report: Effect.fnUntraced(function* (profile, range, previous) {
        const rows = yield* orDatabaseDefect(sql`
          with sums as (
            select date, channel, campaign_id, grouping(date, channel, campaign_id) as level, ${sql.literal(metricSums)}
            from daily_metrics
            where business_profile_id = ${profile} and date between ${range.from}::date and ${range.to}::date
            group by grouping sets ((), (date), (channel), (campaign_id))
          ),
          before as (
            select campaign_id, grouping(campaign_id) as level, ${sql.literal(metricSums)} from daily_metrics
            where business_profile_id = ${profile} and date between ${previous.from}::date and ${previous.to}::date
            group by grouping sets ((), (campaign_id))
          )
          select jsonb_build_object(
            'totals', (select ${sql.literal(totals)} from sums where level = 7),
            'previous', (select ${sql.literal(metricTotals("before"))} from before where level = 1),
            'former', coalesce((select jsonb_agg(campaign_id order by campaign_id) from before where level = 0), '[]'),
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
