import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AdditionalConfigurations } from "@application/campaigns/ports"
import { AdditionalConfiguration } from "@domain/campaigns"
import { Revisions, unrevised } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const storedOf = decodedRow(Schema.Struct({ configuration: AdditionalConfiguration, revisions: Revisions }))

/** Further configurations of campaigns, gone with their campaign. */
export const postgresAdditionalConfigurations = Layer.effect(
  AdditionalConfigurations,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
      const [row] = yield* orDatabaseDefect(
        sql<object>`select configuration, revisions from campaign_configurations
          where business_profile_id = ${businessProfileId} and campaign_id = ${campaignId}`,
      )
      return row === undefined ? { configuration: {}, revisions: unrevised } : yield* storedOf(row)
    }),
    save: ({ businessProfileId, campaignId }, { configuration, revisions }) =>
      orDatabaseDefect(
        sql`insert into campaign_configurations ${sql.insert({
          business_profile_id: businessProfileId,
          campaign_id: campaignId,
          configuration: JSON.stringify(configuration),
          revisions: JSON.stringify(revisions),
        })} on conflict (business_profile_id, campaign_id) do update
          set configuration = excluded.configuration, revisions = excluded.revisions`,
      ).pipe(Effect.asVoid),
  })),
)
