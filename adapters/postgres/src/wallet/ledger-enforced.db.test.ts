import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrations } from "../migrations/index.ts"
import { ledgerBalances } from "../migrations/ledger-balances.ts"
import { depositOf } from "../testing/deposit.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { sqlCodeOf } from "../testing/sql-code.ts"

const violation = "23514"

/** One transaction of the ledger with its entries. */
const postingOf = (entries: string, { campaign = "null", currency = "INR" } = {}) => `with posted as (
    insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, campaign_id, at)
    values (5, 'by hand', 'spend', '${currency}', 1, 1, ${campaign}, 0) returning business_profile_id, id
  )
  insert into ledger_entries select business_profile_id, id, side.account, side.amount
  from posted, (values ${entries}) as side (account, amount)`

const holding = "insert into campaign_holdings values (5, 70, 0, 0, 0, 1, true, 0, 0, 0)"

const wrongs: ReadonlyArray<readonly [what: string, ...statements: ReadonlyArray<string>]> = [
  ["entries that do not sum to zero", postingOf("('fees', 1), ('tax', 1)")],
  [
    "an entry added to a transaction of before",
    "insert into ledger_entries select 5, id, 'fees', 1 from ledger_transactions",
  ],
  ["a wallet with more than its entries", "update wallets set available = available + 1"],
  [
    "a wallet with money moved between its balances",
    "update wallets set available = available - 1, locked = locked + 1",
  ],
  ["a wallet that owes what nobody booked", "update wallets set owed = 1"],
  ["a new wallet with money", "insert into wallets values (6, 'INR', 1, 0)"],
  ["entries that the wallet does not show", postingOf("('available', -1), ('fees', 1)")],
  ["entries of another currency", postingOf("('fees', -1), ('tax', 1)", { currency: "GBP" })],
  [
    "a balance below zero",
    postingOf("('available', -11), ('fees', 11)"),
    "update wallets set available = available - 11",
  ],
  [
    "a campaign that spends more than its lock",
    postingOf("('locked', -1), ('spend', 1)", { campaign: "70" }),
    "update wallets set locked = locked - 1",
  ],
  [
    "a lock that the campaign does not show",
    postingOf("('available', -4), ('locked', 4)", { campaign: "70" }),
    "update wallets set available = available - 4, locked = locked + 4",
  ],
  ["a campaign's lock that nobody booked", "insert into campaign_holdings values (5, 70, 1, 0, 0, 1, true, 0, 0, 0)"],
]

/** What each wrong ends with, and the books after it. */
const tried = (statements: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql.unsafe(depositOf(5, 10))
    const exit = yield* Effect.exit(
      sql.withTransaction(Effect.forEach(statements, (one) => sql.unsafe(one), { discard: true })),
    )
    const books = yield* sql`select (select sum(available) from wallets)::int as available,
      (select count(*) from ledger_entries)::int as entries, (select count(*) from campaign_holdings)::int as campaigns,
      (select sum(balance) from ledger_balances where account = 'available')::int as booked`
    return { code: sqlCodeOf(exit), books }
  }).pipe(Effect.provide(runningDatabase(migrations)), Effect.runPromise)

test.each(wrongs)("the database refuses %s", async (_, ...statements) => {
  const seen = await tried(statements)
  expect(seen).toEqual({ code: violation, books: [{ available: 10, entries: 2, campaigns: 0, booked: 10 }] })
})

test("a lock that wallet, campaign and entries agree on is kept", async () => {
  const { code } = await tried([
    postingOf("('available', -4), ('locked', 4)", { campaign: "70" }),
    "update wallets set available = available - 4, locked = locked + 4",
    holding.replace("(5, 70, 0,", "(5, 70, 4,"),
  ])
  expect(code).toBe("done")
})

test("balances of before are those that the entries sum to", async () => {
  const balances = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql.unsafe(depositOf(5, 10))
    yield* migrate(migrations)
    yield* sql
      .unsafe(postingOf("('available', -3), ('fees', 3)", {}))
      .pipe(Effect.andThen(sql`update wallets set available = 7`), sql.withTransaction)
    return yield* sql`select campaign_id as campaign, account, balance from ledger_balances order by account`
  }).pipe(
    Effect.provide(
      testDatabase(
        migrations.slice(
          0,
          migrations.findIndex(({ id }) => id === ledgerBalances.id),
        ),
      ),
    ),
    Effect.runPromise,
  )
  expect(balances).toEqual([
    { campaign: 0, account: "available", balance: 7 },
    { campaign: 0, account: "fees", balance: 3 },
    { campaign: 0, account: "gateway", balance: -10 },
  ])
})
