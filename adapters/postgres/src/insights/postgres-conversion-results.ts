import { ConversionResults } from "@application/insights/ports"
import { CampaignChannel, channelDefinitions } from "@domain/campaigns"
import { countedOnWebsite } from "@domain/insights"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import type { Fragment } from "effect/sql/Statement"
import { orDatabaseDefect } from "../query-results.ts"

const channelNumber = Schema.encodeSync(CampaignChannel)

/** The number that figures have for a channel, which days of conversions name. */
const numbered = `case day.channel ${Struct.keys(channelDefinitions)
  .map((name) => `when '${name}' then ${channelNumber(name)}`)
  .join(" ")} end`

/** Days of conversions become days of figures by one statement, in one order, so that two of them never wait for each other. */
export const postgresConversionResults = Layer.effect(
  ConversionResults,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const count = (asked: Fragment) =>
      orDatabaseDefect(sql<{ readonly one: number }>`
        with counted as (
          select day.business_profile_id, day.campaign_id, (${sql.literal(numbered)})::smallint as channel, day.date::date as date,
            case when campaign.document ->> 'resultsAre' = 'Conversions'
              then coalesce(sum(day.count) filter (where day.is_result), 0) else 0 end as results,
            nullif(sum(day.value) filter (where day.is_result), 0) as value
          from conversion_days day
          join campaigns campaign on campaign.business_profile_id = day.business_profile_id and campaign.id = day.campaign_id
          where ${asked}
          group by 1, 2, 3, 4, campaign.document ->> 'resultsAre'
        )
        insert into daily_metrics as day (business_profile_id, campaign_id, channel, date, external_campaign_id,
          impressions, clicks, results, spend, reported, value)
        select business_profile_id, campaign_id, channel, date, ${countedOnWebsite}, 0, 0, results, 0, 0, value
        from counted
        where results > 0 or value is not null or exists (
          select from daily_metrics kept
          where kept.business_profile_id = counted.business_profile_id and kept.campaign_id = counted.campaign_id
            and kept.channel = counted.channel and kept.date = counted.date
            and kept.external_campaign_id = ${countedOnWebsite})
        order by business_profile_id, campaign_id, channel, date
        on conflict (business_profile_id, campaign_id, channel, date, external_campaign_id) do update
          set results = excluded.results, value = excluded.value
          where day.results <> excluded.results or day.value is distinct from excluded.value
        returning 1 as one`)
    return {
      ofCampaign: (profile, campaignId) =>
        Effect.asVoid(count(sql`day.business_profile_id = ${profile} and day.campaign_id = ${campaignId}`)),
      since: (date) => Effect.map(count(sql`day.date >= ${date}`), (rows) => rows.length),
    }
  }),
)
