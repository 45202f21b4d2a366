import { Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { testDatabase } from "@adapters/sql/testing"
import { DailyMetricsRepository } from "@application/insights/ports"
import { BusinessProfileId } from "@domain/kernel"
import { conversionResults } from "../migrations/conversion-results.ts"
import { conversions } from "../migrations/conversions.ts"
import { insightsMigrations } from "../migrations/insights.ts"
import { postgresDailyMetricsRepository } from "./postgres-daily-metrics-repository.ts"

const range = { from: "2026-11-01", to: "2026-11-30" }

/** A connection to another database that is just starting keeps new rows from being seen by all; vacuum leaves those out then. */
const vacuumed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`vacuum analyze daily_metrics`
  const [table] = yield* sql<{ readonly seen: boolean }>`
    select relallvisible = relpages as seen from pg_class where oid = 'daily_metrics'::regclass`
  return table?.seen === true
}).pipe(Effect.repeat({ until: (seen) => seen, schedule: Schedule.spaced("100 millis"), times: 100 }))

/** Pages read for one profile's month among `profiles` profiles with half a year of two channels each. */
const pagesRead = (profiles: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // The test server commits late, and vacuum takes only rows whose commit is on disk for visible to all.
    const filling = Effect.gen(function* () {
      yield* sql`set local synchronous_commit = on`
      yield* sql`insert into daily_metrics
        select profile, profile, channel, '2026-06-01'::date + day, 100, 4, 1, 1000, '', 1000
        from generate_series(1, ${profiles}::int) profile, generate_series(1, 2) channel, generate_series(0, 182) day`
    })
    yield* sql.withTransaction(filling)
    yield* vacuumed
    const rows = yield* sql<{ readonly "QUERY PLAN": string }>`explain (analyze, buffers, costs off)
      select date, channel, campaign_id, sum(spend) from daily_metrics
      where business_profile_id = 1 and date between ${range.from}::date and ${range.to}::date
      group by grouping sets ((), (date), (channel), (campaign_id))`
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
    expect(plan).toMatch(/(Index Only Scan using|Bitmap Index Scan on) daily_metrics_of_range/)
    const buffers = /Buffers: shared (?:hit=(\d+))?(?: ?read=(\d+))?/.exec(plan)
    const report = yield* Effect.provide(
      Effect.flatMap(DailyMetricsRepository, (metrics) =>
        metrics.report(BusinessProfileId.make(1), range, { from: "2026-10-02", to: "2026-10-31" }),
      ),
      postgresDailyMetricsRepository,
    )
    expect(report.totals.spend).toBe(60_000)
    return Number(buffers?.[1] ?? 0) + Number(buffers?.[2] ?? 0)
  }).pipe(Effect.provide(testDatabase([...insightsMigrations, conversions, conversionResults])), Effect.runPromise)

test("a report reads the same few index pages among 10 profiles and among 300", async () => {
  const few = await pagesRead(10)
  const many = await pagesRead(300)
  expect(few).toBeGreaterThan(0)
  expect(many).toBeLessThanOrEqual(Math.max(few, 12))
})
