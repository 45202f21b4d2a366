import { Effect, Layer } from "effect"
import type { ColumnValues } from "../stores/row-format.ts"
import { positionIn, Tables, type TableShape } from "../stores/tables.ts"
import { MemoryDatabase } from "./memory-database.ts"

type Value = ColumnValues[string] | undefined

/** Compares numbers as such, and texts by their code points, as the database does. */
const compared = (one: Value, other: Value): number => {
  if (typeof one === "number" && typeof other === "number") return one - other
  const [codes, others] = [[...String(one)], [...String(other)]].map((text) =>
    text.map((sign) => sign.codePointAt(0) ?? 0),
  )
  const at = codes?.findIndex((code, index) => code !== others?.[index]) ?? -1
  return at === -1 ? (codes?.length ?? 0) - (others?.length ?? 0) : (codes?.[at] ?? 0) - (others?.[at] ?? -1)
}

/** The name of a row in the in-memory database: the values of its key. */
const nameOf = ({ key }: TableShape, values: ColumnValues): string =>
  JSON.stringify(key.map((column) => values[column]))

/** Tables of declared stores in the in-memory database. Commands take turns there, so a lock is not needed. */
export const memoryTables = Layer.effect(
  Tables,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rowsOf = ({ table }: TableShape) => database.table<string, ColumnValues>(table)
    const lastNumbers = database.table<string, number>("last_numbers")
    /** The row with its number: the number that it has or had before, else the next number, which no row had before. */
    const numbered = (shape: TableShape, row: ColumnValues, before?: ColumnValues): ColumnValues => {
      const { numbered: column, table } = shape
      if (column === undefined || row[column] !== undefined) return row
      const had = before?.[column]
      if (had !== undefined) return { ...row, [column]: had }
      const next = (lastNumbers.get(table) ?? 0) + 1
      lastNumbers.set(table, next)
      return { ...row, [column]: next }
    }
    const put = (shape: TableShape, row: ColumnValues) => {
      rowsOf(shape).set(nameOf(shape, row), row)
      return row
    }
    return {
      find: (shape, key) => Effect.sync(() => rowsOf(shape).get(nameOf(shape, key))),
      insert: (shape, row) =>
        Effect.sync(() => {
          const added = numbered(shape, row)
          return rowsOf(shape).has(nameOf(shape, added)) ? undefined : put(shape, added)
        }),
      replace: (shape, row) =>
        Effect.sync(() => {
          const before = rowsOf(shape).get(nameOf(shape, row))
          const isKnownByNumber = shape.key.some((column) => column === shape.numbered)
          return before === undefined && isKnownByNumber ? undefined : put(shape, numbered(shape, row, before))
        }),
      remove: (shape, key) => Effect.sync(() => void rowsOf(shape).delete(nameOf(shape, key))),
      select: (shape, { equal, order, isDescending, after, limit }) =>
        Effect.sync(() => {
          const direction = isDescending ? -1 : 1
          const turn = (one: ReadonlyArray<Value>, other: ReadonlyArray<Value>): number =>
            direction * (one.map((value, at) => compared(value, other[at])).find((found) => found !== 0) ?? 0)
          return [...rowsOf(shape).values()]
            .filter((row) => Object.entries(equal).every(([column, value]) => row[column] === value))
            .filter((row) => after === undefined || turn(positionIn(row, order), after) > 0)
            .toSorted((one, other) => turn(positionIn(one, order), positionIn(other, order)))
            .slice(0, limit)
        }),
    }
  }),
)
