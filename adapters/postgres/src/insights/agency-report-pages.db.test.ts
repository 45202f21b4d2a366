import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)

test("pages of a report over many clients stay as they are, and go with it", async () => {
  const [change, left] = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const report = sql<{ readonly id: number }>`insert into agency_reports
      (portal_id, user_id, title, agency, from_day, to_day, time_zone, published_at, clients, views)
      values (1, 5, 'November', 'Lotus', '2026-11-01', '2026-11-30', 'Asia/Kolkata', 1, 1, 0) returning id`
    const [one] = yield* report
    const [other] = yield* report
    for (const { id } of [one ?? { id: 0 }, other ?? { id: 0 }])
      yield* sql`insert into agency_report_pages (business_profile_id, report_id, document_version, document)
        values (7, ${id}, 1, '{}')`
    const refused = yield* Effect.exit(sql`update agency_report_pages set document_version = 2`)
    yield* sql`delete from agency_reports where id = ${one?.id ?? 0}`
    const rows = yield* sql<{ readonly id: number }>`select report_id as id from agency_report_pages`
    return [refused, rows.map(({ id }) => Number(id) === Number(other?.id))] as const
  }).pipe(Effect.provide(database), Effect.runPromise)
  expect(change._tag).toBe("Failure")
  expect(left).toEqual([true])
})
