import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import {
  dailyMetricsRepositoryConformance,
  leadRepositoryConformance,
  metricPartsRepositoryConformance,
  productMetricsRepositoryConformance,
  publishedReportsConformance,
} from "@application/insights/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresDailyMetricsRepository } from "./postgres-daily-metrics-repository.ts"
import { postgresLeadRepository } from "./postgres-lead-repository.ts"
import { postgresMetricPartsRepository } from "./postgres-metric-parts-repository.ts"
import { postgresProductMetricsRepository } from "./postgres-product-metrics-repository.ts"
import { postgresPublishedReports } from "./postgres-published-reports.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)

dailyMetricsRepositoryConformance(Layer.provide(postgresDailyMetricsRepository, database))
productMetricsRepositoryConformance(
  Layer.provide(Layer.merge(postgresDailyMetricsRepository, postgresProductMetricsRepository), database),
)
metricPartsRepositoryConformance(
  Layer.provide(
    Layer.mergeAll(postgresDailyMetricsRepository, postgresMetricPartsRepository, postgresProductMetricsRepository),
    database,
  ),
)
leadRepositoryConformance(Layer.provide(postgresLeadRepository, database))
publishedReportsConformance(Layer.provide(postgresPublishedReports, database))

test("every order of a business's leads is read from an index", async () => {
  const plans = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`select set_config('enable_seqscan', 'off', false), set_config('enable_sort', 'off', false)`
    const keys = [
      "submitted_on",
      '(lower(name) collate "C")',
      "lead_status_rank(status)",
      '(lower(campaign_name) collate "C")',
    ]
    return yield* Effect.forEach(keys, (key) =>
      Effect.map(
        sql.unsafe<object>(`explain select id from leads where business_profile_id = 1 order by ${key}, id limit 20`),
        (rows) => JSON.stringify(rows),
      ),
    )
  }).pipe(Effect.provide(database), Effect.runPromise)
  expect(plans.map((plan) => [/leads_\w+/.exec(plan)?.[0], /Sort/.test(plan)])).toEqual([
    ["leads_newest_first", false],
    ["leads_by_name", false],
    ["leads_by_status", false],
    ["leads_by_campaign_name", false],
  ])
})
