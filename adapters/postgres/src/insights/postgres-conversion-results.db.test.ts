import { conversionResultsConformance } from "@application/conversions/conformance"
import { Layer } from "effect"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresConversionResults } from "./postgres-conversion-results.ts"
import { postgresDailyMetricsRepository } from "./postgres-daily-metrics-repository.ts"

conversionResultsConformance(
  Layer.mergeAll(
    postgresCampaignRepository,
    postgresConversionResults,
    postgresDailyMetricsRepository,
    postgresTables,
  ).pipe(Layer.provide(runningDatabase(migrations))),
)
