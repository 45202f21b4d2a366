import { Arbitrary, Effect, Layer } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { AnyStore } from "../stores/declared-store.ts"
import type { ColumnValues } from "../stores/row-format.ts"
import { orderName, Tables } from "../stores/tables.ts"
import { MemoryDatabase } from "./memory-database.ts"
import { memoryTables } from "./memory-tables.ts"

const acts = ["insert", "replace", "find", "lock", "remove", "list", "narrow"] as const

/** A story of steps: each step acts on one of a few keys, with the values of one of a few rows. */
const anyStory = fc.array(
  fc.record({ act: fc.constantFrom(...acts), key: fc.nat({ max: 2 }), row: fc.nat({ max: 5 }) }),
  { minLength: 4, maxLength: 16 },
)
type Story = ReadonlyArray<{ readonly act: (typeof acts)[number]; readonly key: number; readonly row: number }>

/** Texts as the database keeps them, which has no zero characters and no halves of a character. */
const storable = (value: ColumnValues[string]): ColumnValues[string] =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(String.raw`\u0000`, "")
      .toWellFormed()
      .replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, ""),
  )

/** Rows to tell stories of, from what a store's schemas allow, or from samples of some of their fields. */
const rowsOf = Effect.fnUntraced(function* (
  { declaration: { row } }: AnyStore,
  samples: fc.Arbitrary<object> | undefined,
) {
  const parts = yield* Effect.forEach(row.parts, (part, at) =>
    samples !== undefined && at > 0
      ? Effect.succeed(fc.sample(samples, 6))
      : Arbitrary.sampleEffect(Arbitrary.schema(part), { count: 6 }),
  )
  return Array.from({ length: 6 }, (_, at) => {
    const values = row.write(Object.assign({}, ...parts.map((samples) => samples[at])) as never)
    return Object.fromEntries(Object.entries(values).map(([column, value]) => [column, storable(value)]))
  })
})

/** The answers of a store to a story, with numbers told by the order in which they first came. */
const told = Effect.fnUntraced(function* (
  { shape, declaration: { lists = {} } }: AnyStore,
  rows: ReadonlyArray<ColumnValues>,
  story: Story,
) {
  const tables = yield* Tables
  const { key: keyColumns, numbered } = shape
  const numbers: Array<ColumnValues[string]> = []
  const named = (values: ColumnValues | undefined) => {
    if (values === undefined || numbered === undefined) return values
    const number = values[numbered] ?? null
    if (!numbers.includes(number)) numbers.push(number)
    return { ...values, [numbered]: numbers.indexOf(number) }
  }
  const isKnownByNumber = numbered !== undefined && keyColumns.includes(numbered)
  // The database chooses numbers itself, others than the rows' own.
  const valuesIn = (at: number, columns: ReadonlyArray<string>): ColumnValues =>
    Object.fromEntries(
      columns.map((column) => [column, column === numbered ? (numbers[at] ?? 999_999) : (rows[at]?.[column] ?? null)]),
    )
  const keyOf = (at: number): ColumnValues => valuesIn(at, keyColumns)
  const without = (values: ColumnValues) =>
    Object.fromEntries(Object.entries(values).filter(([column]) => column !== numbered))
  const listed = Effect.fnUntraced(function* (at: number, isNarrowed: boolean) {
    const pages: Array<unknown> = []
    for (const { by, where = [], order, isDescending = false } of Object.values(lists)) {
      const columns = isNarrowed ? [...by, ...where] : by
      const equal = valuesIn(at, columns)
      const whole = yield* tables.select(shape, { equal, order, isDescending })
      const first = yield* tables.select(shape, { equal, order, isDescending, limit: 2 })
      const last = first.at(-1)
      const after = last === undefined ? undefined : order.map((column) => last[orderName(column)] ?? null)
      const rest = after === undefined ? [] : yield* tables.select(shape, { equal, order, isDescending, after })
      // Pages are the whole list, wherever it is cut.
      expect([...first, ...rest]).toEqual(whole)
      pages.push(whole.map(named))
    }
    return pages
  })
  const answers: Array<unknown> = []
  for (const { act: wanted, key, row } of story) {
    const act = wanted === "replace" && shape.isAddedOnly === true ? "insert" : wanted
    const values = { ...without(rows[row] ?? {}), ...without(keyOf(key)) }
    const answer = {
      insert: () => Effect.map(tables.insert(shape, values), named),
      replace: () => Effect.map(tables.replace(shape, isKnownByNumber ? { ...values, ...keyOf(key) } : values), named),
      find: () => Effect.map(tables.find(shape, keyOf(key), false), named),
      lock: () => Effect.map(tables.find(shape, keyOf(key), true), named),
      remove: () => tables.remove(shape, keyOf(key)),
      list: () => listed(key, false),
      narrow: () => listed(row, true),
    }[act]()
    answers.push([act, yield* answer])
  }
  return answers
})

const memory = Layer.provide(memoryTables, MemoryDatabase.layer)

/** Conformance tests of `Tables`: any story of a declared store has the answers that it has in memory. `empty` clears a table. */
export const storesConformance = <R, E>(
  layer: Layer.Layer<Tables | R, E>,
  stores: ReadonlyArray<AnyStore>,
  empty: (table: string) => Effect.Effect<void, unknown, Tables | R>,
  /** Documents by table, where a schema is too narrow for chance to meet it. */
  samples: Readonly<Record<string, fc.Arbitrary<object>>> = {},
): void => {
  for (const store of stores)
    test(`${store.shape.table} answers as it does in memory`, async () => {
      const isSame = Effect.gen(function* () {
        const rows = yield* rowsOf(store, samples[store.shape.table])
        for (const story of fc.sample(anyStory, 12)) {
          yield* empty(store.shape.table)
          const expected = yield* Effect.provide(told(store, rows, story), Layer.fresh(memory))
          expect(yield* told(store, rows, story)).toEqual(expected)
        }
      })
      await Effect.runPromise(Effect.provide(isSame, layer))
    })
}
