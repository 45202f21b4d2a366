import { testDatabase } from "@adapters/sql/testing"
import { BusinessErasures } from "@application/identity/ports"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrations } from "../migrations/index.ts"
import { erasedTables, tables } from "../tables/index.ts"
import { postgresBusinessErasures } from "./postgres-business-erasures.ts"

const world = Layer.provideMerge(postgresBusinessErasures, testDatabase(migrations))
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isGenerated: boolean
}

const columnsOfSchema = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) =>
    sql<Column>`select c.table_name as "table", c.column_name as name, c.udt_name as type, c.is_generated = 'ALWAYS' as "isGenerated"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
)

/** Columns by which a row is of a business. */
const owning = ["business_profile_id", "client_id"]
const byTable = (columns: ReadonlyArray<Column>) => Map.groupBy(columns, ({ table }) => table)

test("every table of a business is erased with it, or declared as kept with its reason", () =>
  run(
    Effect.gen(function* () {
      const declared = new Map(erasedTables)
      const undecided = [...byTable(yield* columnsOfSchema)].filter(([table, columns]) => {
        if (!columns.some(({ name }) => [...owning, "business_profile_ids"].includes(name))) return false
        const erasing = declared.get(table)
        if (erasing === undefined) return true
        return "delete" in erasing && !erasing.delete.includes("$3")
      })
      expect(undecided.map(([table]) => table)).toEqual([])
    }),
  ))

const texts = ["text", "varchar", "bpchar"]
/** Texts that constraints fix. */
const fixed: Readonly<Record<string, string>> = {
  "business_profiles.region": "IN",
  "business_deletions.state": "Waiting",
}

/** A value that names the person of a business, or its number, for any column. */
const valueOf = ({ table, name, type }: Column, id: number): string => {
  const constant = fixed[`${table}.${name}`]
  if (constant !== undefined) return `'${constant}'`
  if (name === "portal_id") return "1"
  if (name === "id" && table === "portals") return `${1_000 + id}`
  if (name === "session_id" || type === "uuid") return `'00000000-0000-0000-0000-00000000000${id}'`
  if (texts.includes(type)) return `'Ravi Iyer ${id}'`
  if (type === "jsonb" || type === "json") return `'{"person": "Ravi Iyer ${id}"}'`
  if (type === "bool") return "false"
  if (type === "date") return "'2026-01-01'"
  if (type.startsWith("time")) return "'2026-01-01'"
  if (type === "bytea") return "'\\x01'"
  return type.startsWith("_") ? "'{}'" : `${id}`
}

/** What a check allows is for its own context's tests; here any value stands for a person. */
const withoutChecks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const checks = yield* sql<{ readonly statement: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`
  yield* Effect.forEach(checks, ({ statement }) => sql.unsafe(statement), { discard: true })
})

/** One row in every table for a business, as if each context had kept something of its people. */
const fill = Effect.fnUntraced(function* (id: number, left: ReadonlyArray<string> = []) {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local session_replication_role = replica`
      for (const [table, columns] of byTable(yield* columnsOfSchema)) {
        // The audit log is written by triggers alone, and names people by their numbers.
        if (table === "schema_migrations" || table.startsWith("audit_") || left.includes(table)) continue
        const written = columns.filter(({ isGenerated }) => !isGenerated)
        yield* sql.unsafe(
          `insert into ${table} (${written.map(({ name }) => `"${name}"`).join(", ")}) overriding system value
            values (${written.map((column) => valueOf(column, id)).join(", ")}) on conflict do nothing`,
        )
      }
    }),
  )
})

/** Every row of the database as text, by table. */
const everything = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const names = Object.keys(tables).filter((name) => name !== "schema_migrations")
  return yield* Effect.forEach(names, (name) =>
    Effect.map(
      sql.unsafe<{ readonly row: string }>(`select ${name}::text as row from ${name}`),
      (rows) => [name, rows.map(({ row }) => row)] as const,
    ),
  )
})

const business = BusinessProfileId.make(5)
const ofFirst = (rows: ReadonlyArray<string>) => rows.filter((row) => row.includes("Iyer 5"))
const ofSecond = (rows: ReadonlyArray<string>) => rows.filter((row) => row.includes("Iyer 6"))
const isErased = (table: string) => {
  const erasing = new Map(erasedTables).get(table)
  return erasing === undefined || "delete" in erasing
}

/** Two businesses with a row in every table, after the first is erased. */
const erasedFirst = Effect.fnUntraced(function* (hasPaid: boolean) {
  const sql = yield* SqlClient.SqlClient
  yield* withoutChecks
  yield* fill(5, hasPaid ? [] : ["ledger_transactions"])
  yield* fill(6)
  const before = yield* everything
  const { erase } = yield* BusinessErasures
  const { keptUntil } = yield* sql.withTransaction(erase(PortalId.make(1), business))
  const columns = byTable(yield* columnsOfSchema)
  const owned = [...columns.keys()].filter((table) =>
    columns.get(table)?.some(({ name }) => name === "business_profile_id"),
  )
  const left: Array<string> = []
  for (const table of owned)
    if ((yield* sql.unsafe(`select from ${table} where business_profile_id = 5`)).length > 0) left.push(table)
  return { before, after: new Map(yield* everything), keptUntil, owned, left }
})

test("an erasure leaves no row of the business, and touches no other business", () =>
  run(
    Effect.gen(function* () {
      const { before, after, owned, left, keptUntil } = yield* erasedFirst(false)
      expect(owned.length).toBeGreaterThan(90)
      expect(left.filter(isErased)).toEqual([])
      expect(keptUntil).toBeUndefined()
      for (const [table, rows] of before)
        expect([table, ofSecond(after.get(table) ?? [])]).toEqual([table, ofSecond(rows)])
    }),
  ))

test("people of a business that has paid stand nowhere but in what is kept", () =>
  run(
    Effect.gen(function* () {
      const { before, after, left, keptUntil } = yield* erasedFirst(true)
      expect(keptUntil).toBeGreaterThan(0)
      const named = new Set([...after].filter(([, rows]) => ofFirst(rows).length > 0).map(([table]) => table))
      expect(left.filter(isErased)).toEqual([])
      const columns = byTable(yield* columnsOfSchema)
      const ofBusiness = (table: string) => columns.get(table)?.some(({ name }) => owning.includes(name)) === true
      expect([...named].filter((table) => ofBusiness(table) && isErased(table))).toEqual([])
      const [payment] = ofFirst(after.get("payments") ?? [])
      expect(payment?.match(/Iyer 5/g)?.length).toBeLessThan(
        ofFirst(new Map(before).get("payments") ?? [])[0]?.match(/Iyer 5/g)?.length ?? 0,
      )
    }),
  ))

test("what a business holds is read from campaigns, money and freeze", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { holdings } = yield* BusinessErasures
      const nothing = yield* sql.withTransaction(holdings(business, "locked"))
      expect(Object.values(nothing)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, false])
      const payment = (id: number, status: string, standing: string | null) =>
        sql`insert into payments (id, business_profile_id, idempotency_key, gateway, gateway_reference, amount, currency, status,
          standing, total, created_at, ask_at) values (${id}, 5, ${`key-${id}`}, 'stripe', ${`pi_${id}`}, 900, 'INR', ${status}, ${standing}, 900, 0, 0)`
      yield* payment(1, "Succeeded", null)
      yield* payment(2, "Succeeded", "Disputed")
      yield* payment(3, "Pending", null)
      yield* sql`insert into wallet_refunds (id, business_profile_id, payment_id, gateway, amount, currency, state, idempotency_key, created_at)
        values (1, 5, 1, 'stripe', 200, 'INR', 'InProgress', 'key-one', 0), (2, 5, 1, 'stripe', 300, 'INR', 'Failed', 'key-two', 0)`
      yield* sql`insert into payment_reversals (payment_id, reference, kind, amount, state)
        values (2, 'dp_1', 'dispute', 900, 'open')`
      yield* sql`insert into business_freezes (business_profile_id, portal_id, frozen_at, reason) values (5, 1, 0, 'Why')`
      yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
        values (5, 6, gen_random_uuid(), 'Bloom', 'Paused', 0, '{}'), (5, 7, gen_random_uuid(), 'Over', 'Completed', 0, '{}')`
      expect(yield* holdings(business)).toMatchObject({
        openCampaigns: 1,
        refundable: 700,
        disputes: 1,
        refundsOnTheirWay: 1,
        paymentsOnTheirWay: 1,
        isFrozenByPortal: true,
      })
    }),
  ))

test("what a business takes with it holds no secret and nothing of another's", () =>
  run(
    Effect.gen(function* () {
      yield* withoutChecks
      yield* fill(5)
      yield* fill(6)
      const document = yield* (yield* BusinessErasures).collect(PortalId.make(1), business)
      const records: Readonly<Record<string, ReadonlyArray<object>>> = JSON.parse(document)
      expect(Object.keys(records)).toEqual(expect.arrayContaining(["campaigns", "ledger_documents", "briefs"]))
      expect(records["campaigns"]).toHaveLength(1)
      expect(document).not.toContain("Iyer 6")
      expect(records["store_links"]?.[0]).not.toHaveProperty("sealed_access")
    }),
  ))
