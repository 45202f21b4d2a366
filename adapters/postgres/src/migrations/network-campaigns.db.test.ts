import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrationsByContext } from "./index.ts"

const before = migrationsByContext.filter(({ id }) => id < 702 || id > 703)

const run = (channels: ReadonlyArray<{ readonly channel: number; readonly campaign?: string }>) =>
  JSON.stringify({
    channels: channels.map(({ channel, campaign }) => ({
      channel,
      externalIds: campaign === undefined ? {} : { campaign },
    })),
  })

test("days stored before networks' campaigns belong to the channel's newest campaign", async () => {
  const days = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`insert into launch_runs (business_profile_id, campaign_id, attempt, idempotency_key, document) values
      (5, 70, 1, 'first', ${run([
        { channel: 1, campaign: "c1" },
        { channel: 2, campaign: "c2" },
      ])}),
      (5, 70, 2, 'second', ${run([
        { channel: 1, campaign: "c1" },
        { channel: 2, campaign: "c3" },
      ])}),
      (5, 71, 1, 'third', ${run([{ channel: 1 }])})`
    yield* sql`insert into daily_metrics values
      (5, 70, 1, '2026-11-20', 1, 1, 1, 10),
      (5, 70, 2, '2026-11-20', 1, 1, 1, 20),
      (5, 71, 1, '2026-11-20', 1, 1, 1, 30)`
    yield* sql`insert into campaigns values (5, 70, '6f1c9a3e-8b0d-4a55-9d3c-0a2f5d1e7c44', 'Sunrise', 'Completed', 1, ${JSON.stringify(
      {
        spent: 30,
        price: { media: 25 },
      },
    )})`
    expect(yield* migrate(migrationsByContext)).toEqual([702, 703])
    return yield* sql`select campaign_id as id, channel, external_campaign_id as external, spend, reported from daily_metrics
      order by 1, 2`
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  expect(days).toEqual([
    { id: 70, channel: 1, external: "c1", spend: 10, reported: 10 },
    { id: 70, channel: 2, external: "c3", spend: 15, reported: 20 },
    { id: 71, channel: 1, external: "", spend: 30, reported: 30 },
  ])
})
