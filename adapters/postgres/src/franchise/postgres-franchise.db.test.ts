import { CampaignMetrics } from "@application/campaigns/ports"
import { franchiseStorePagesConformance, storeCampaignFiguresConformance } from "@application/franchise/conformance"
import { DailyMetricsRepository } from "@application/insights/ports"
import { Effect, Layer } from "effect"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { postgresDailyMetricsRepository } from "../insights/postgres-daily-metrics-repository.ts"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresFranchiseStorePages } from "./postgres-franchise-store-pages.ts"
import { postgresStoreCampaignFigures } from "./postgres-store-campaign-figures.ts"

franchiseStorePagesConformance(
  Layer.merge(postgresFranchiseStorePages, postgresTables).pipe(Layer.provide(runningDatabase(migrations))),
)

const metrics = Layer.effect(
  CampaignMetrics,
  Effect.map(DailyMetricsRepository, ({ upsert, reported, show, figures }) => ({
    record: upsert,
    reported,
    show,
    figures,
    recordParts: () => Effect.void,
    recordProducts: () => Effect.void,
    countConversions: () => Effect.void,
  })),
).pipe(Layer.provide(postgresDailyMetricsRepository))

storeCampaignFiguresConformance(
  Layer.mergeAll(postgresStoreCampaignFigures, postgresCampaignRepository, metrics, postgresTables).pipe(
    Layer.provide(runningDatabase(migrations)),
  ),
)
