import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AudienceUses } from "@application/campaigns/ports"
import { CampaignId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const useOf = decodedRow(
  Schema.Struct({
    campaignId: CampaignId,
    campaignName: Schema.String,
    audienceId: Schema.NullOr(Schema.Int),
    listIds: Schema.Array(Schema.Int),
  }),
)

/** Uses of audiences, found by an index of the few plans that name a saved audience or a list. */
export const postgresAudienceUses = Layer.effect(
  AudienceUses,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: Effect.fnUntraced(function* (businessProfileId) {
      const rows = yield* orDatabaseDefect(
        sql<object>`select campaign.id as "campaignId", campaign.name as "campaignName",
            plan.document #> '{plan,targeting,savedAudience,id}' as "audienceId",
            jsonb_path_query_array(plan.document, '$.plan.targeting.includedLists[*].id')
              || jsonb_path_query_array(plan.document, '$.plan.targeting.excludedLists[*].id') as "listIds"
          from campaign_plans plan
          join campaigns campaign on campaign.business_profile_id = plan.business_profile_id
            and campaign.id = plan.campaign_id
            and coalesce(campaign.document #>> '{plan,launched}', campaign.document #>> '{plan,draft}')::int = plan.revision
          where plan.business_profile_id = ${businessProfileId}
            and plan.document #> '{plan,targeting}' ?| array['savedAudience', 'includedLists', 'excludedLists']
          order by campaign.created_at desc, campaign.id desc`,
      )
      const uses = yield* Effect.forEach(rows, useOf)
      return uses.map(({ audienceId, ...use }) => ({ ...use, ...(audienceId !== null && { audienceId }) }))
    }),
  })),
)
