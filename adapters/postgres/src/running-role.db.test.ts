import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { testDatabase } from "@adapters/sql/testing"
import { migrations } from "./migrations/index.ts"
import { runningRoleFault } from "./running-role.ts"
import { depositOf } from "./testing/deposit.ts"
import { runningDatabase } from "./testing/running-database.ts"
import { sqlCodeOf } from "./testing/sql-code.ts"

const written = [
  depositOf(5, 10),
  "insert into payments (session_id, id, business_profile_id, idempotency_key, gateway, amount, currency, status, created_at, ask_at, total) values ('s', 1, 5, 'key', 'stripe', 10, 'INR', 'Pending', 0, 0, 10)",
]

const tables = ["ledger_transactions", "ledger_entries"] as const

const changes = tables.flatMap((table) => [
  `update ${table} set business_profile_id = 6`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
])
const definitions = tables.flatMap((table) => [
  `alter table ${table} disable trigger all`,
  `drop trigger ${table}_stay on ${table}`,
  `drop table ${table} cascade`,
])
const paymentChanges = [
  "update payments set amount = 1",
  "update payments set business_profile_id = 6",
  "delete from payments",
  "truncate payments",
  ...["payment_keys", "payment_reversals", "wallets", "campaign_holdings", "wallet_refunds"].flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table}`,
  ]),
]
const balanceChanges = [
  "insert into ledger_balances values (5, 0, 'fees', 1)",
  "update ledger_balances set balance = 5",
  "delete from ledger_balances",
  "truncate ledger_balances",
  "alter table wallets disable trigger all",
  "drop trigger ledger_entries_kept on ledger_entries",
  "drop function check_wallet_balances cascade",
]
const auditChanges = [
  ...["audit_entries", "audit_waiting"].flatMap((table) => [
    `update ${table} set portal_id = 6`,
    `delete from ${table}`,
    `truncate ${table}`,
    `alter table ${table} disable trigger all`,
  ]),
  "insert into audit_waiting (portal_id, content) values (1, '{}')",
  "insert into audit_entries (portal_id, position, previous_hash, hash, content) values (1, 1, '', '', '{\"at\": 1}')",
  "drop trigger audited_update on users",
  "alter table users disable trigger audited_update",
  "drop function audit_change cascade",
]
const escapes = [
  "set session_replication_role = replica",
  "set role marquee_owner",
  "create table own (id int)",
  "create role friend superuser",
  "alter role marquee_app superuser",
  "update schema_migrations set id = 0",
  "drop function refuse_ledger_change cascade",
]

/** The result of each statement: `done`, or PostgreSQL's code. */
const outcomes = Effect.fnUntraced(function* (statements: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  for (const statement of written) yield* sql.unsafe(statement)
  const tried = yield* Effect.forEach(statements, (statement) => Effect.exit(sql.unsafe(statement)))
  const stored = yield* sql`select (select count(*) from ledger_transactions) as transactions,
    (select sum(abs(amount)) from ledger_entries)::int as moved, (select amount from payments) as payment`
  return { codes: tried.map(sqlCodeOf), kept: stored }
})

const refused = (count: number) => ({
  codes: Array.from({ length: count }, () => "42501"),
  kept: [{ transactions: 1, moved: 20, payment: 10 }],
})

test.each([
  ["change the ledger", changes],
  ["define anything of it", definitions],
  ["change what a payment was opened with", paymentChanges],
  ["change what the ledger's entries sum to", balanceChanges],
  ["change or forge the audit log", auditChanges],
  ["become more than it is", escapes],
])("the running role may not %s", async (_, statements) => {
  const seen = await Effect.runPromise(Effect.provide(outcomes(statements), runningDatabase(migrations)))
  expect(seen).toEqual(refused(statements.length))
})

test("not even a superuser changes what is written in the ledger", async () => {
  const seen = await Effect.runPromise(Effect.provide(outcomes(changes), testDatabase(migrations)))
  expect(seen).toEqual(refused(changes.length))
})

test("how a payment stands may change", async () => {
  const statement =
    "update payments set status = 'Succeeded', gateway_reference = 'pi', ask_at = 1, total = 12, promise = '{}'"
  const { codes } = await Effect.runPromise(Effect.provide(outcomes([statement]), runningDatabase(migrations)))
  expect(codes).toEqual(["done"])
})

test("a superuser is distinguished from a role that only runs the product", async () => {
  const faultIn = (database: ReturnType<typeof testDatabase>) =>
    Effect.runPromise(Effect.provide(runningRoleFault, database))
  expect(await faultIn(testDatabase(migrations))).toBe("superuser")
  expect(await faultIn(runningDatabase(migrations))).toBeUndefined()
})
