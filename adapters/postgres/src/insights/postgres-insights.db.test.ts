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
import { postgresTables } from "../postgres-tables.ts"
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
publishedReportsConformance(Layer.provide(Layer.merge(postgresPublishedReports, postgresTables), database))

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

test("the newest page of five thousand reports is read from an index", async () => {
  const plan = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`insert into published_reports (business_profile_id, portal_id, name, from_day, to_day, published_at,
        campaign_names, origin, document_version, document)
      select 4000 + number % 2, 1, 'Report ' || number, '2026-11-01', '2026-11-30', number, '[]', 'Own', 1, '{}'
      from generate_series(1, 10000) number`
    yield* sql`select set_config('enable_seqscan', 'off', false), set_config('enable_sort', 'off', false)`
    const rows = yield* sql<{ readonly "QUERY PLAN": string }>`explain (costs off)
      select published_reports.id, name from published_reports left join report_reads
        on report_reads.business_profile_id = published_reports.business_profile_id
          and report_reads.report_id = published_reports.id and report_reads.user_id = 5
      where published_reports.business_profile_id = 4000 and true order by published_at desc, id desc limit 20 offset 0`
    return rows.map((row) => row["QUERY PLAN"]).join("\n")
  }).pipe(Effect.provide(database), Effect.runPromise)
  expect(plan).toContain("published_reports_newest")
  expect(plan).not.toContain("Sort")
})
