import { Effect } from "effect"
import { SqlClient } from "effect/sql"

interface Column {
  readonly name: string
  readonly type: string
  readonly mustBeGiven: boolean
}
interface Rule {
  readonly name: string
  readonly columns: ReadonlyArray<string>
}

/** What statements of a release rely on: columns, rules for rows, and functions of the product's tables. */
interface Schema {
  readonly columns: ReadonlyArray<Column>
  readonly rules: ReadonlyArray<Rule>
  readonly functions: ReadonlyArray<string>
}

/** The schema as the database has it now. */
export const currentSchema = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql<Column>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "mustBeGiven"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
    order by 1`
  const rules = yield* sql<Rule>`
    select name, array_agg(c.relname || '.' || a.attname) as columns from (
      select conname::text as name, conrelid as relation, unnest(conkey) as number from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'p', 'f', 'x')
      union
      select indexrelid::regclass::text, indrelid, unnest(indkey::int2[]) from pg_index where indisunique
    ) rule join pg_class c on c.oid = relation join pg_attribute a on a.attrelid = relation and a.attnum = number
    where c.relnamespace = 'public'::regnamespace group by name order by name`
  const functions = yield* sql<{ readonly name: string }>`
    select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`
  const schema: Schema = { columns, rules, functions: functions.map(({ name }) => name) }
  return schema
})

const tableOf = (column: string): string => column.split(".")[0] ?? ""

/** Why a server of the release before would fail on the schema after a migration, a sentence each. */
export const schemaBreaches = (before: Schema, after: Schema): ReadonlyArray<string> => {
  const former = new Map(before.columns.map((column) => [column.name, column]))
  const formerTables = new Set(before.columns.map(({ name }) => tableOf(name)))
  const formerRules = new Set(before.rules.map(({ name }) => name))
  const left = new Set(after.columns.map(({ name }) => name))
  return [
    ...before.columns.filter(({ name }) => !left.has(name)).map(({ name }) => `${name} is gone`),
    ...before.functions.filter((name) => !after.functions.includes(name)).map((name) => `${name} is gone`),
    ...after.columns.flatMap(({ name, type, mustBeGiven }) => {
      const column = former.get(name)
      const isNew = column === undefined && formerTables.has(tableOf(name))
      return [
        ...(column !== undefined && column.type !== type ? [`${name} is ${type}`] : []),
        ...(mustBeGiven && (isNew || column?.mustBeGiven === false) ? [`${name} must be given`] : []),
      ]
    }),
    ...after.rules
      .filter(({ name, columns }) => !formerRules.has(name) && columns.some((column) => former.has(column)))
      .map(({ name }) => `${name} refuses more`),
  ]
}
