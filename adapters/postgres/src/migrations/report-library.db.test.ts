import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrations } from "./index.ts"
import { reportLibrary } from "./report-library.ts"

test("reports that schedules sent before are told from own ones, and have names", async () => {
  const kept = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const document = JSON.stringify({ campaignNames: [{ campaignId: 70, name: "Lilies" }] })
    const add = (name: string) =>
      sql<{
        readonly id: number
      }>`insert into published_reports (business_profile_id, portal_id, name, from_day, to_day,
        published_at, document_version, document)
        values (5, 1, ${name}, '2026-11-01', '2026-11-30', 1, 1, ${document}::jsonb) returning id`
    yield* add("own")
    const sent = (rows: ReadonlyArray<{ readonly id: number }>, isTest: boolean) =>
      sql`insert into report_sendings (business_profile_id, schedule_id, document_version, document)
        values (5, 1, 1, ${JSON.stringify({ reportId: Number(rows[0]?.id), isTest })}::jsonb)`
    yield* sent(yield* add("regular"), false)
    yield* sent(yield* add("test"), true)
    expect(yield* migrate(migrations)).toContain(reportLibrary.id)
    return yield* sql`select name, origin, campaign_names as campaigns from published_reports order by id`
  }).pipe(Effect.provide(testDatabase(migrations.filter(({ id }) => id < reportLibrary.id))), Effect.runPromise)
  expect(kept).toEqual([
    { name: "own", origin: null, campaigns: ["Lilies"] },
    { name: "regular", origin: "Regular", campaigns: ["Lilies"] },
    { name: "test", origin: "Test", campaigns: ["Lilies"] },
  ])
})
