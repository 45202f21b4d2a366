import { Layer } from "effect"
import { dailyMetricsRepositoryConformance, leadRepositoryConformance } from "@application/insights/conformance"
import { insightsMigrations } from "../migrations/insights.ts"
import { leadNotes } from "../migrations/lead-notes.ts"
import { postgresDailyMetricsRepository } from "./postgres-daily-metrics-repository.ts"
import { postgresLeadRepository } from "./postgres-lead-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase([...insightsMigrations, leadNotes])

dailyMetricsRepositoryConformance(Layer.provide(postgresDailyMetricsRepository, database))
leadRepositoryConformance(Layer.provide(postgresLeadRepository, database))
