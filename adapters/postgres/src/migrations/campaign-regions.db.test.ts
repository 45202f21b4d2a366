import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrations } from "./index.ts"

const session = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

const asItWas = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
    values (5, 1, 'Bloom', 'IN', 17, 142, 'Asia/Kolkata', 0), (6, 1, 'Tide', 'GB', 2, 2, 'Europe/London', 0)`
  yield* sql`insert into signup_sessions (portal_id, session_id, encoded_id, revision, paid, updated_at, details)
    values (1, ${session(1)}, 'link', 1, true, 0, '{"region": "GB"}')`
  const price = '{"price": {"currency": "GBP", "total": 1}}'
  yield* sql`insert into campaigns values (5, 71, ${session(1)}, 'Of its session', 'Active', 0, ${price}::jsonb),
    (6, 72, ${session(2)}, 'Of its business', 'Draft', 0, '{}'), (7, 73, ${session(3)}, 'Of nobody', 'Draft', 0, '{}')`
})

test("campaigns and orders without them get their region and price list", async () => {
  const [campaigns, lists] = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* asItWas
    expect(yield* migrate(migrations.filter(({ id }) => id <= 1006))).toEqual([1003, 1004, 1005, 1006])
    return [
      yield* sql`select id, document ->> 'region' as region, document #> '{price,priceListId}' as list from campaigns order by id`,
      yield* sql`select price_list_id as list from signup_sessions`,
    ] as const
  }).pipe(Effect.provide(testDatabase(migrations.filter(({ id }) => id < 1003))), Effect.runPromise)
  expect(campaigns).toEqual([
    { id: 71, region: "GB", list: 2 },
    { id: 72, region: "GB", list: null },
    { id: 73, region: "IN", list: null },
  ])
  expect(lists).toEqual([{ list: 2 }])
})
