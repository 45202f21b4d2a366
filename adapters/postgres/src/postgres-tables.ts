import { Effect, Layer } from "effect"
import { type ColumnValues, type OrderColumn, Tables, type TableShape } from "@application/kernel"
import { SqlClient } from "effect/sql"
import { orDatabaseDefect } from "./query-results.ts"

/** The name of a column in the database. */
export const columnName = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface JsonRow {
  readonly row: ColumnValues
}

/** Values of a row that the database gave as JSON, by the names of fields. */
export const valuesOf = ({ columns }: Pick<TableShape, "columns">, row: ColumnValues): ColumnValues =>
  Object.fromEntries(columns.map((column) => [column, row[columnName(column)] ?? null]))

/** Tables of declared stores. A row is written and read as one JSON object, whose values take the types of their columns. */
export const postgresTables = Layer.effect(
  Tables,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const listed = (names: ReadonlyArray<string>) => sql.csv(names.map((name) => sql`${sql(columnName(name))}`))
    const equal = (values: ColumnValues) =>
      sql.and(
        Object.entries(values).map(([name, value]) =>
          value === null ? sql`${sql(columnName(name))} is null` : sql`${sql(columnName(name))} = ${value}`,
        ),
      )
    const recordOf = ({ table }: TableShape, values: ColumnValues) => {
      const json = Object.fromEntries(Object.entries(values).map(([name, value]) => [columnName(name), value]))
      return sql`jsonb_populate_record(null::${sql(table)}, ${JSON.stringify(json)}::jsonb)`
    }
    const ordered = (column: OrderColumn) =>
      typeof column === "string" ? sql`${sql(columnName(column))}` : sql`${sql(columnName(column.text))} collate "C"`
    const first = (shape: TableShape) =>
      Effect.map(([found]: ReadonlyArray<JsonRow>) => (found === undefined ? undefined : valuesOf(shape, found.row)))

    const insertion = (shape: TableShape, row: ColumnValues) => {
      const columns = listed(Object.keys(row))
      return sql`insert into ${sql(shape.table)} as kept (${columns}) select ${columns} from ${recordOf(shape, row)}`
    }
    const returned = sql.literal("returning to_jsonb(kept) as row")

    return {
      find: (shape, key, isLocked) =>
        orDatabaseDefect(
          sql<JsonRow>`select to_jsonb(kept) as row from ${sql(shape.table)} kept where ${equal(key)}
            ${sql.literal(isLocked ? "for update" : "")}`,
        ).pipe(first(shape)),
      insert: (shape, row) =>
        orDatabaseDefect(sql<JsonRow>`${insertion(shape, row)} on conflict do nothing ${returned}`).pipe(first(shape)),
      replace: (shape, row) => {
        const { table, key, numbered } = shape
        if (numbered !== undefined && key.includes(numbered)) {
          const columns = listed(Object.keys(row).filter((name) => !key.includes(name)))
          const keyValues = Object.fromEntries(key.map((name) => [name, row[name] ?? null]))
          return orDatabaseDefect(
            sql<JsonRow>`update ${sql(table)} as kept set (${columns}) = (select ${columns} from ${recordOf(shape, row)})
              where ${equal(keyValues)} ${returned}`,
          ).pipe(first(shape))
        }
        const replaced = Object.keys(row).map(
          (name) => sql`${sql(columnName(name))} = excluded.${sql(columnName(name))}`,
        )
        return orDatabaseDefect(
          sql<JsonRow>`${insertion(shape, row)} on conflict (${listed(key)}) do update set ${sql.csv(replaced)} ${returned}`,
        ).pipe(first(shape))
      },
      remove: ({ table }, key) => Effect.asVoid(orDatabaseDefect(sql`delete from ${sql(table)} where ${equal(key)}`)),
      select: (shape, { equal: values, order, isDescending, after, limit }) => {
        const direction = sql.literal(isDescending ? "desc" : "asc")
        const columns = order.map(ordered)
        const beyond =
          after === undefined
            ? []
            : [
                sql`(${sql.csv(columns)}) ${sql.literal(isDescending ? "<" : ">")} (${sql.csv(after.map((value) => sql`${value}`))})`,
              ]
        return orDatabaseDefect(
          sql<JsonRow>`select to_jsonb(kept) as row from ${sql(shape.table)} kept
            where ${sql.and([...(Object.keys(values).length === 0 ? [] : [equal(values)]), ...beyond])}
            order by ${sql.csv(columns.map((column) => sql`${column} ${direction}`))}
            ${limit === undefined ? sql.literal("") : sql`limit ${limit}::int`}`,
        ).pipe(Effect.map((rows) => rows.map(({ row }) => valuesOf(shape, row))))
      },
    }
  }),
)
