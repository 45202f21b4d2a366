import { Effect, Layer } from "effect"
import {
  campaignRepositoryConformance,
  campaignReviewsConformance,
  reviewRecordsConformance,
  launchRunsConformance,
} from "@application/campaigns/conformance"
import { CampaignMetrics } from "@application/campaigns/ports"
import {
  ConversionResults,
  DailyMetricsRepository,
  MetricPartsRepository,
  ProductMetricsRepository,
} from "@application/insights/ports"
import { migrations } from "../migrations/index.ts"
import { postgresConversionResults } from "../insights/postgres-conversion-results.ts"
import { postgresDailyMetricsRepository } from "../insights/postgres-daily-metrics-repository.ts"
import { postgresMetricPartsRepository } from "../insights/postgres-metric-parts-repository.ts"
import { postgresProductMetricsRepository } from "../insights/postgres-product-metrics-repository.ts"
import { postgresCampaignReviews } from "./postgres-campaign-reviews.ts"
import { postgresReviewRecords } from "./postgres-review-records.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"
import { postgresLaunchRuns } from "./postgres-launch-runs.ts"
import { postgresAddOnPurchases } from "../wallet/postgres-add-on-purchases.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)

const metrics = Layer.effect(
  CampaignMetrics,
  Effect.gen(function* () {
    const { upsert, reported, show, figures } = yield* DailyMetricsRepository
    return {
      record: upsert,
      recordParts: (yield* MetricPartsRepository).replace,
      recordProducts: (yield* ProductMetricsRepository).replace,
      countConversions: (yield* ConversionResults).ofCampaign,
      reported,
      show,
      figures,
    }
  }),
).pipe(
  Layer.provide(
    Layer.mergeAll(
      postgresConversionResults,
      postgresDailyMetricsRepository,
      postgresMetricPartsRepository,
      postgresProductMetricsRepository,
    ),
  ),
)

campaignRepositoryConformance(Layer.provideMerge(Layer.mergeAll(postgresCampaignRepository, metrics), database))
launchRunsConformance(Layer.provide(postgresLaunchRuns, database))
campaignReviewsConformance(
  Layer.provide(Layer.mergeAll(postgresAddOnPurchases, postgresCampaignReviews, postgresCampaignRepository), database),
)
reviewRecordsConformance(Layer.provide(Layer.mergeAll(postgresReviewRecords, postgresTables), database))
