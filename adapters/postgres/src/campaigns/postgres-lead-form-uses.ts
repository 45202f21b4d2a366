import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { LeadFormUses } from "@application/campaigns/ports"
import { CampaignId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const useOf = decodedRow(
  Schema.Struct({
    campaignId: CampaignId,
    campaignName: Schema.String,
    formId: Schema.Int,
    version: Schema.Int,
    isLaunched: Schema.Boolean,
  }),
)

/** Uses of saved forms, found by an index of the few plans that name one. */
export const postgresLeadFormUses = Layer.effect(
  LeadFormUses,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: Effect.fnUntraced(function* (businessProfileId) {
      const rows = yield* orDatabaseDefect(
        sql<object>`select campaign.id as "campaignId", campaign.name as "campaignName",
            plan.document #> '{plan,creative,creativeDetail,savedForm,id}' as "formId",
            plan.document #> '{plan,creative,creativeDetail,savedForm,version}' as "version",
            campaign.document #> '{plan,launched}' is not null as "isLaunched"
          from campaign_plans plan
          join campaigns campaign on campaign.business_profile_id = plan.business_profile_id
            and campaign.id = plan.campaign_id
            and coalesce(campaign.document #>> '{plan,launched}', campaign.document #>> '{plan,draft}')::int = plan.revision
          where plan.business_profile_id = ${businessProfileId}
            and plan.document #> '{plan,creative,creativeDetail}' ? 'savedForm'
          order by campaign.created_at desc, campaign.id desc`,
      )
      return yield* Effect.forEach(rows, useOf)
    }),
  })),
)
