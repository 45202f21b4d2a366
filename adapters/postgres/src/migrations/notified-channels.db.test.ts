import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrationsByContext } from "./index.ts"

const before = migrationsByContext.filter(({ id }) => id !== 620)

test("owners are not told again of what networks decided before it was remembered", async () => {
  const runs = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const made = JSON.stringify({ channels: [{ channel: 1 }, { channel: 2 }] })
    const campaign = (states: ReadonlyArray<string>, more: object = {}) =>
      JSON.stringify({ channels: states.map((status, index) => ({ channel: index + 1, status })), ...more })
    yield* sql`insert into launch_runs (business_profile_id, campaign_id, attempt, idempotency_key, document) values
      (5, 70, 1, 'first', ${made}), (5, 71, 1, 'second', ${made}), (5, 72, 1, 'third', ${made})`
    const session = "00000000-0000-4000-8000-000000000001"
    yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document) values
      (5, 70, ${session}, 'a', 'Active', 1, ${campaign(["Active", "Rejected"], { wentLiveAt: 1 })}),
      (5, 71, ${session}, 'b', 'Approved', 1, ${campaign(["Active", "InReview"])}),
      (5, 72, ${session}, 'c', 'Paused', 1, ${campaign(["Paused", "Failed"], { wentLiveAt: 1 })})`
    expect(yield* migrate(migrationsByContext)).toEqual([620])
    return yield* sql`select document -> 'channels' as channels from launch_runs order by campaign_id`
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  expect(runs.map(({ channels }) => channels)).toEqual([
    [
      { channel: 1, told: "live" },
      { channel: 2, told: "refused" },
    ],
    [{ channel: 1 }, { channel: 2 }],
    [
      { channel: 1, told: "live" },
      { channel: 2, told: "refused" },
    ],
  ])
})
