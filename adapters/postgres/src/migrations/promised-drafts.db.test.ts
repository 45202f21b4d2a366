import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrationsByContext } from "./index.ts"

const before = migrationsByContext.filter(({ id }) => id < 804)

const session = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/** Profile 5 paid drafts 70 and 71 and holds 30 more; 72 is a draft that is not paid, 73 was launched. Profile 6 holds too little. */
const asItWas = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into wallets values (5, 'INR', 330, 40), (6, 'GBP', 99, 0)`
  const drafts = [
    { profile: 5, id: 70, status: "Draft", paid: 100 },
    { profile: 5, id: 71, status: "Draft", paid: 200 },
    { profile: 5, id: 72, status: "Draft", paid: 0 },
    { profile: 5, id: 73, status: "InReview", paid: 50 },
    { profile: 6, id: 74, status: "Draft", paid: 100 },
  ]
  for (const { profile, id, status, paid } of drafts) {
    const key = session(id - 70)
    yield* sql`insert into campaigns values (${profile}, ${id}, ${key}, ${`Campaign ${id}`}, ${status}, 0, '{}')`
    yield* sql`insert into signup_sessions (portal_id, session_id, encoded_id, revision, paid, paid_at, updated_at, details)
      values (1, ${key}, ${`link ${id}`}, 1, ${paid > 0}, ${id}, 0, '{}')`
    if (paid > 0)
      yield* sql`insert into payments
          (session_id, id, business_profile_id, idempotency_key, gateway, amount, currency, status, created_at, ask_at)
        values (${key}, ${id}, ${profile}, 'key', 'razorpay', ${paid}, 'INR', 'Succeeded', 0, 0)`
  }
})

test("drafts paid before promises are promised what was paid, as far as it is there", async () => {
  const [wallets, holdings, postings, totals, sum] = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* asItWas
    expect(yield* migrate(migrationsByContext.filter(({ id }) => id <= 804))).toEqual([804])
    return [
      yield* sql`select business_profile_id as id, available, promised, locked from wallets order by 1`,
      yield* sql`select campaign_id as id, promised, launches, is_held as held from campaign_holdings order by 1`,
      yield* sql`select reference, kind, amount, available_after as after, campaign_name as name from ledger_transactions
        order by id`,
      yield* sql`select distinct total - amount as more from payments`,
      yield* sql`select sum(amount)::bigint as sum, count(*)::int as entries from ledger_entries`,
    ] as const
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  expect(wallets).toEqual([
    { id: 5, available: 30, promised: 300, locked: 40 },
    { id: 6, available: 99, promised: 0, locked: 0 },
  ])
  expect(holdings).toEqual([
    { id: 70, promised: 100, launches: 0, held: false },
    { id: 71, promised: 200, launches: 0, held: false },
  ])
  expect(postings).toEqual([
    { reference: "promise:70", kind: "promise", amount: 0, after: 330, name: "Campaign 70" },
    { reference: "promise:71", kind: "promise", amount: 0, after: 330, name: "Campaign 71" },
  ])
  expect(totals).toEqual([{ more: 0 }])
  expect(sum).toEqual([{ sum: 0, entries: 4 }])
})
