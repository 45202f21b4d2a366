import { StoreCampaignFigures } from "@application/franchise/ports"
import { BudgetType } from "@domain/budget"
import { StoreResult } from "@domain/franchise"
import { MinorUnits } from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { metricSums, metricTotals } from "../campaigns/metric-totals.ts"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const resultOf = decodedRow(Schema.Struct({ result: StoreResult }))
const runningOf = decodedRow(Schema.Struct({ code: Schema.String, budgetType: BudgetType, dailyBudget: MinorUnits }))

/** Figures of stores' campaigns, summed where they are kept. */
export const postgresStoreCampaignFigures = Layer.effect(
  StoreCampaignFigures,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: (businessProfileId, franchiseCampaignId) =>
      orDatabaseDefect(
        sql<object>`select jsonb_strip_nulls(jsonb_build_object(
            'code', outcome.code,
            'name', coalesce(store.document ->> 'name', outcome.code),
            'region', store.document -> 'region',
            'campaignId', campaign.document -> 'id',
            'status', campaign.document -> 'status',
            'pauseReason', campaign.document -> 'pauseReason',
            'dailyBudget', coalesce(campaign.document -> 'budget' -> 'dailyBudget', '0'),
            'totals', ${sql.literal(metricTotals("sums"))}
          )) as result
          from franchise_outcomes outcome
          join campaigns campaign on campaign.business_profile_id = outcome.business_profile_id
            and campaign.id = outcome.campaign_id
          left join franchise_stores store on store.business_profile_id = outcome.business_profile_id
            and store.code = outcome.code
          left join lateral (
            select ${sql.literal(metricSums)} from daily_metrics day
            where day.business_profile_id = outcome.business_profile_id and day.campaign_id = outcome.campaign_id
          ) sums on true
          where outcome.business_profile_id = ${businessProfileId}
            and outcome.franchise_campaign_id = ${franchiseCampaignId}
          order by outcome.code collate "C"`,
      ).pipe(Effect.flatMap(Effect.forEach((row) => Effect.map(resultOf(row), ({ result }) => result)))),
    running: (businessProfileId) =>
      orDatabaseDefect(
        sql<object>`select outcome.code, (campaign.document -> 'budget' -> 'budgetType')::int as "budgetType",
            (campaign.document -> 'budget' ->> 'dailyBudget')::bigint as "dailyBudget"
          from franchise_outcomes outcome
          join campaigns campaign on campaign.business_profile_id = outcome.business_profile_id
            and campaign.id = outcome.campaign_id
          where outcome.business_profile_id = ${businessProfileId} and campaign.document ? 'budget'
            and campaign.status in ('InReview', 'Approved', 'Active', 'Paused', 'Rejected')
          order by outcome.code collate "C"`,
      ).pipe(Effect.flatMap(Effect.forEach(runningOf))),
  })),
)
