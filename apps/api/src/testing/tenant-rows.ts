import { randomUUID } from "node:crypto"
import type pg from "pg"

/** Which rows belong to somebody, by the names of columns. */
export interface Ownership {
  readonly user_id: number
  readonly business_profile_id: number
  readonly campaign_id: number
  readonly session_id: string
  readonly portal_id: number
  readonly payment_id: number
}

interface Column {
  readonly name: string
  readonly type: string
  readonly hasDefault: boolean
  readonly isNullable: boolean
}

/** The product's tables with their columns. */
export const tablesOf = async (client: pg.Client): Promise<ReadonlyMap<string, ReadonlyArray<Column>>> => {
  const { rows } = await client.query<Column & { readonly table: string }>(
    `select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
       c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.is_generated = 'NEVER' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
     order by c.table_name, c.ordinal_position`,
  )
  const tables = new Map<string, Array<Column>>()
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column])
  return tables
}

const keyOf: Readonly<Record<string, keyof Ownership>> = {
  users: "user_id",
  business_profiles: "business_profile_id",
  campaigns: "campaign_id",
  payments: "payment_id",
}

const isOwnerColumn = (name: string): name is keyof Ownership =>
  ["user_id", "business_profile_id", "session_id", "payment_id"].includes(name)

/** Columns that say whose a row is, by what they are compared with. A portal's own rows are shared. */
const ownersIn = (table: string, columns: ReadonlyArray<Column>): ReadonlyArray<readonly [string, keyof Ownership]> =>
  columns.flatMap(({ name }): ReadonlyArray<readonly [string, keyof Ownership]> => {
    const own = name === "id" ? keyOf[table] : undefined
    if (own !== undefined) return [[name, own]]
    return isOwnerColumn(name) ? [[name, name]] : []
  })

/** Tables whose rows are a portal's, what is counted, and what the database alone writes. */
export const sharedTables: ReadonlyArray<string> = [
  "assistant_clients",
  "audit_entries",
  "accounting_files",
  "log_files",
  "audit_waiting",
  "commission_payouts",
  "commission_terms",
  "divisions",
  "document_series",
  "embed_keys",
  "embed_tokens",
  "issuing_entities",
  "otp_challenges",
  "portal_deliveries",
  "portal_domains",
  "portal_endpoint_secrets",
  "portal_endpoints",
  "portal_look_versions",
  "portals",
  "price_lists",
  "promo_codes",
  "rate_limits",
  "stored_pictures",
]

/** The rows of a table that are somebody's, as JSON texts; of a table without an owner, all rows. */
export const rowsOf = async (
  client: pg.Client,
  table: string,
  columns: ReadonlyArray<Column>,
  owner: Ownership,
): Promise<ReadonlyArray<string>> => {
  const owners = ownersIn(table, columns)
  const where = owners.map(([name], at) => `"${name}"::text = $${at + 1}`).join(" or ")
  const { rows } = await client.query<{ readonly row: string }>(
    `select row_to_json(t)::text as row from "${table}" t ${where === "" ? "" : `where ${where}`} order by 1`,
    owners.map(([, key]) => String(owner[key])),
  )
  return rows.map(({ row }) => row)
}

/** Whether a table's rows say whose they are. */
export const isOwned = (table: string, columns: ReadonlyArray<Column>): boolean => ownersIn(table, columns).length > 0

/** A text that only this owner's seeded row holds. */
const markOf = (owner: Ownership, table: string, column: string): string => `mark-${owner.user_id}-${table}-${column}`

const valueFor = (owner: Ownership, table: string, { name, type }: Column): unknown => {
  if (Object.hasOwn(owner, name)) return owner[name as keyof Ownership]
  const mark = markOf(owner, table, name)
  if (type === "uuid") return randomUUID()
  if (type === "date") return "2026-11-01"
  if (type === "bool") return false
  if (type === "jsonb") return JSON.stringify({ mark })
  if (type.startsWith("_")) return type === "_text" ? [mark] : [owner.business_profile_id]
  return type === "text" ? mark : Number(`${owner.user_id}${table.length}${name.length}`)
}

/**
 * Gives the owner a row in a table in which they have none. Foreign keys of the row hold numbers of the owner's own
 * rows.
 */
export const seedRow = async (
  client: pg.Client,
  tables: ReadonlyMap<string, ReadonlyArray<Column>>,
  table: string,
  owner: Ownership,
): Promise<void> => {
  const columns = tables.get(table) ?? []
  const { rows: references } = await client.query<{
    readonly name: string
    readonly table: string
    readonly to: string
  }>(
    `select a.attname as name, f.relname as table, fa.attname as "to"
     from pg_constraint c
     cross join lateral unnest(c.conkey, c.confkey) as pair(own, other)
     join pg_class f on f.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
     join pg_attribute fa on fa.attrelid = c.confrelid and fa.attnum = pair.other
     where c.contype = 'f' and c.conrelid = $1::regclass`,
    [`public."${table}"`],
  )
  const values: Record<string, unknown> = {}
  const isFilled = ({ name, hasDefault, isNullable }: Column) => !hasDefault && (!isNullable || isOwnerColumn(name))
  for (const column of columns.filter(isFilled)) values[column.name] = valueFor(owner, table, column)
  for (const { name, table: other, to } of references) {
    if (Object.hasOwn(owner, name)) continue
    const [referred] = await rowsOf(client, other, tables.get(other) ?? [], owner)
    values[name] = JSON.parse(referred ?? "{}")[to]
  }
  const names = Object.keys(values)
  await client.query(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")})
     values (${names.map((_, at) => `$${at + 1}`).join(", ")}) on conflict do nothing`,
    Object.values(values),
  )
}

const isId = (name: string): boolean => /(?:^id$|_id$|_key$|^token$|^email_address$|^phone)/.test(name)
/** Columns that name what is the same for all tenants. */
const isCommon = (name: string): boolean =>
  ["portal_id", "currency_id", "time_zone_id", "role_id", "language_id"].includes(name)

/** Every id in somebody's rows: numbers and texts by which a record can be named. */
export const idsOf = async (client: pg.Client, owner: Ownership): Promise<ReadonlyArray<string | number>> => {
  const ids = new Set<string | number>()
  for (const [table, columns] of await tablesOf(client))
    if (isOwned(table, columns))
      for (const row of await rowsOf(client, table, columns, owner))
        for (const [name, value] of Object.entries(JSON.parse(row)))
          // 0 names nothing: a wallet's own balances belong to no campaign.
          if (isId(name) && !isCommon(name) && value !== 0 && (typeof value === "string" || typeof value === "number"))
            ids.add(value)
  return [...ids]
}
