import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { campaignRepositoryConformance, launchRunsConformance, type PeopleOf } from "@application/campaigns/conformance"
import { CampaignMetrics } from "@application/campaigns/ports"
import { DailyMetricsRepository } from "@application/insights/ports"
import { postgresDailyMetricsRepository } from "../insights/postgres-daily-metrics-repository.ts"
import { campaignsMigrations } from "../migrations/campaigns.ts"
import { identityMigrations } from "../migrations/identity.ts"
import { insightsMigrations } from "../migrations/insights.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"
import { postgresLaunchRuns } from "./postgres-launch-runs.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase([...identityMigrations, ...campaignsMigrations, ...insightsMigrations])

const people: PeopleOf<SqlClient.SqlClient> = {
  join: Effect.fnUntraced(function* (userId, profile) {
    const sql = yield* SqlClient.SqlClient
    yield* sql`insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
      values (1, ${userId}, ${`${userId}@example.com`}, 'A', 'B', 'en', '{27}', '') on conflict do nothing`
    yield* sql`insert into memberships (business_profile_id, user_id, role_id) values (${profile}, ${userId}, 27)`
  }),
  signIn: Effect.fnUntraced(function* ({ userId, portalId, familyId }) {
    const sql = yield* SqlClient.SqlClient
    yield* sql`insert into refresh_tokens (portal_id, token_hash, family_id, user_id, expires_at)
      values (${portalId}, ${`hash ${familyId}`}, ${familyId}, ${userId}, ${9e12})`
  }),
  signOut: Effect.fnUntraced(function* ({ familyId }) {
    const sql = yield* SqlClient.SqlClient
    yield* sql`update refresh_tokens set spent = true where family_id = ${familyId}`
  }),
}

const metrics = Layer.effect(
  CampaignMetrics,
  Effect.map(DailyMetricsRepository, ({ upsert, reported, show }) => ({ record: upsert, reported, show })),
).pipe(Layer.provide(postgresDailyMetricsRepository))

campaignRepositoryConformance(Layer.provideMerge(Layer.mergeAll(postgresCampaignRepository, metrics), database), people)
launchRunsConformance(Layer.provide(postgresLaunchRuns, database))
