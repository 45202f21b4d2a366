import { createHash } from "node:crypto"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { AuditedTable } from "../tables/declared-table.ts"
import { auditedTables } from "../tables/index.ts"

const events = ["insert", "update", "delete"] as const

const list = (names: ReadonlyArray<string> = []): string => `'{${names.map((name) => `"${name}"`).join(",")}}'`

const triggerOf = (table: string, { key, documents, clear, unrecorded, when }: AuditedTable, event: string) => {
  const condition = when?.[event as (typeof events)[number]]
  const name = `audited_${event}`
  const args = [list(key), list(documents), list([...key, ...clear]), list(unrecorded)].join(", ")
  const statement = `create or replace trigger ${name} after ${event} on ${table} for each row
    ${condition === undefined ? "" : `when (${condition})`} execute function audit_change(${args})`
  return { table, name, statement, digest: createHash("sha256").update(statement).digest("hex") }
}

const triggers = auditedTables.flatMap(([table, audited]) => events.map((event) => triggerOf(table, audited, event)))

/** Puts the triggers of the audit log on its tables, replacing only those whose definition has changed. Run after each migration. */
export const installAudit = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly name: string; readonly digest: string | null }>`
    select tgrelid::regclass || '.' || tgname as name, obj_description(oid, 'pg_trigger') as digest
    from pg_trigger where starts_with(tgname, 'audited_')`
  const installed = new Map(rows.map(({ name, digest }) => [name, digest]))
  const tables = yield* sql<{ readonly name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and to_regclass('audit_entries') is not null`
  const existing = new Set(tables.map(({ name }) => name))
  for (const { table, name, statement, digest } of triggers) {
    if (!existing.has(table) || installed.get(`${table}.${name}`) === digest) continue
    yield* sql.withTransaction(
      Effect.andThen(sql.unsafe(statement), sql.unsafe(`comment on trigger ${name} on ${table} is '${digest}'`)),
    )
  }
})
