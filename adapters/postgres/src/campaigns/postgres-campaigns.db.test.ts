import { Effect, Layer } from "effect"
import { testDatabase } from "@adapters/sql/testing"
import { campaignRepositoryConformance, launchRunsConformance } from "@application/campaigns/conformance"
import { CampaignMetrics } from "@application/campaigns/ports"
import { DailyMetricsRepository } from "@application/insights/ports"
import { postgresDailyMetricsRepository } from "../insights/postgres-daily-metrics-repository.ts"
import { campaignsMigrations } from "../migrations/campaigns.ts"
import { insightsMigrations } from "../migrations/insights.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"
import { postgresLaunchRuns } from "./postgres-launch-runs.ts"

const database = testDatabase([...campaignsMigrations, ...insightsMigrations])
const metrics = Layer.effect(
  CampaignMetrics,
  Effect.map(DailyMetricsRepository, ({ upsert, totalSpent }) => ({ record: upsert, totalSpent })),
).pipe(Layer.provide(postgresDailyMetricsRepository))

campaignRepositoryConformance(Layer.provide(Layer.mergeAll(postgresCampaignRepository, metrics), database))
launchRunsConformance(Layer.provide(postgresLaunchRuns, database))
