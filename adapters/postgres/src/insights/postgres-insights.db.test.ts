import { Layer } from "effect"
import { testDatabase } from "@adapters/sql/testing"
import { dailyMetricsRepositoryConformance, leadRepositoryConformance } from "@application/insights/conformance"
import { insightsMigrations } from "../migrations/insights.ts"
import { postgresDailyMetricsRepository } from "./postgres-daily-metrics-repository.ts"
import { postgresLeadRepository } from "./postgres-lead-repository.ts"

const database = testDatabase(insightsMigrations)

dailyMetricsRepositoryConformance(Layer.provide(postgresDailyMetricsRepository, database))
leadRepositoryConformance(Layer.provide(postgresLeadRepository, database))
