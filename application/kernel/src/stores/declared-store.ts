import { Effect, Option, Result, Schema } from "effect"
import { Base64Url } from "effect/encoding"
import type { ColumnValues, RowFormat } from "./row-format.ts"
import { positionIn, Tables, type TableShape } from "./tables.ts"

/** What is decided about the data of a store. Audit log, export, erasure and `docs/tables.md` follow from it. */
export interface StoredData {
  /** How long rows are kept, and why. */
  readonly kept: string
  /**
   * Whose rows are: an export gives them and an erasure deletes them. Rows of an `author` on a business are the user's, and end with
   * either. In words, why they are nobody's.
   */
  readonly owner:
    | "user"
    | "business"
    | "author"
    | {
        readonly nobody: string
        /** What becomes of rows that name a business when it is erased: they go, or stay for a reason. */
        readonly ofBusiness?: "erased" | { readonly stays: string }
      }
  /** Columns that open something or prove somebody, which no export gives. */
  readonly secret?: ReadonlyArray<string>
  /** What the audit log shows of changes, by column or `document.field`; in words, why it records none. */
  readonly audited:
    | string
    | {
        /** Columns that say which row it is, where they are not the key. */
        readonly key?: ReadonlyArray<string>
        readonly clear: ReadonlyArray<string>
        /** Fields that the audit log shows as changed, without their values. */
        readonly hidden?: ReadonlyArray<string>
        /** Fields whose change alone is not recorded. */
        readonly unrecorded?: ReadonlyArray<string>
      }
}

/** A list of a store: rows with the same values of `by`, in an order that leaves no two rows equal. */
export interface ListDeclaration<Found> {
  readonly by: ReadonlyArray<keyof Found & string>
  /** Columns that a reader may narrow the list by. */
  readonly where?: ReadonlyArray<keyof Found & string>
  /** A column of text is named so, since texts are ordered by their code points. */
  readonly order: ReadonlyArray<(keyof Found & string) | { readonly text: keyof Found & string }>
  readonly isDescending?: boolean
}

export interface StoreDeclaration<Row, Found, Key extends keyof Found, Numbered extends keyof Found, Lists> {
  readonly table: string
  readonly row: RowFormat<Row, Found>
  readonly key: ReadonlyArray<Key & string>
  /** The field whose number the database gives a new row. */
  readonly numbered?: Numbered & string
  /** Whether rows are never changed; the table's migration has the database refuse it. */
  readonly isAddedOnly?: boolean
  readonly lists?: Lists
  readonly data: StoredData
}

/** A page of a list: all rows, or at most so many after a cursor; a cursor that is not one begins at the start. */
export interface PageOf<Where> {
  readonly where?: Partial<Where>
  readonly limit?: number
  readonly cursor?: string | undefined
}

type Column<Declaration, Part extends "by" | "where"> = Declaration extends {
  readonly [Name in Part]: ReadonlyArray<infer One>
}
  ? One
  : never

/** A declared store, whatever its rows are. */
export interface AnyStore {
  readonly shape: TableShape
  readonly declaration: {
    readonly row: Pick<RowFormat<object, unknown>, "parts"> & { readonly write: (row: never) => ColumnValues }
    readonly lists?: Readonly<Record<string, ListDeclaration<Readonly<Record<string, unknown>>>>>
  }
}

/** What is done with the rows of a store. */
export interface Store<Row, Found, Key extends keyof Found, Numbered extends keyof Found, Lists> {
  readonly find: (key: Pick<Found, Key>) => Effect.Effect<Row | undefined>
  /** Same as `find`; also locks the row until this transaction ends. */
  readonly forChange: (key: Pick<Found, Key>) => Effect.Effect<Row | undefined>
  /** Adds a row and returns it with its number; a row with its key is a defect. */
  readonly add: (row: Omit<Row, Numbered>) => Effect.Effect<Row>
  /** Adds a row unless there is one with its key; whether it was added. */
  readonly addOnce: (row: Omit<Row, Numbered>) => Effect.Effect<boolean>
  /** Adds a row, or replaces the row with its key; one that is known by its number is replaced only. */
  readonly save: (row: [Numbered] extends [Key] ? Row : Omit<Row, Numbered>) => Effect.Effect<Row>
  readonly remove: (key: Pick<Found, Key>) => Effect.Effect<void>
  readonly list: <Name extends keyof Lists>(
    name: Name,
    by: Pick<Found, Column<Lists[Name], "by"> & keyof Found>,
    page?: PageOf<Pick<Found, Column<Lists[Name], "where"> & keyof Found>>,
  ) => Effect.Effect<{ readonly rows: ReadonlyArray<Row>; readonly nextCursor?: string }>
}

const Position = Schema.fromJsonString(Schema.Array(Schema.Union([Schema.String, Schema.Number])))
const positionOf = (cursor: string): Option.Option<typeof Position.Type> =>
  Option.flatMap(Result.getSuccess(Base64Url.decodeString(cursor)), Schema.decodeUnknownOption(Position))
const cursorOf = (position: ReadonlyArray<ColumnValues[string] | undefined>): string =>
  Base64Url.encode(JSON.stringify(position))

const noRow = (table: string) => Effect.die(new Error(`A row of ${table} has no place`))

/**
 * Declares a store: its table, its rows, their key and lists, and what is decided about their data. The store that follows
 * works over `Tables`, in memory and in the database (decision 0074).
 */
export const declaredStore = <
  Row extends object,
  Found,
  const Key extends keyof Found,
  const Numbered extends keyof Found = never,
  const Lists extends Readonly<Record<string, ListDeclaration<Found>>> = {},
>(
  declaration: StoreDeclaration<Row, Found, Key, Numbered, Lists>,
) => {
  const { row: format, table, key, numbered, isAddedOnly = false, lists } = declaration
  const shape = {
    table,
    columns: format.columns.map(String),
    key,
    ...(numbered !== undefined && { numbered }),
    ...(isAddedOnly && { isAddedOnly }),
  }
  const keyIn = (values: object): ColumnValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => key.some((one) => one === name)))
  /** A row that has yet to be numbered is encoded with any number, which is then left out. */
  const written = (row: object): ColumnValues => {
    if (numbered === undefined || numbered in row) return format.write(row as Row)
    const { [numbered]: _any, ...values } = format.write({ ...row, [numbered]: 1 } as Row)
    return values
  }
  const of = (tables: Tables["Service"]): Store<Row, Found, Key, Numbered, Lists> => {
    const read = (values: ColumnValues | undefined): Effect.Effect<Row | undefined> =>
      values === undefined ? Effect.undefined : format.read(values)
    const stored = (values: ColumnValues | undefined): Effect.Effect<Row> =>
      values === undefined ? noRow(table) : format.read(values)
    return {
      find: (wanted) => Effect.flatMap(tables.find(shape, keyIn(Object(wanted)), false), read),
      forChange: (wanted) => Effect.flatMap(tables.find(shape, keyIn(Object(wanted)), true), read),
      add: (row) => Effect.flatMap(tables.insert(shape, written(row)), stored),
      addOnce: (row) => Effect.map(tables.insert(shape, written(row)), (added) => added !== undefined),
      save: (row) =>
        isAddedOnly
          ? Effect.die(new Error(`Rows of ${table} are never changed`))
          : Effect.flatMap(tables.replace(shape, written(row)), stored),
      remove: (wanted) => tables.remove(shape, keyIn(Object(wanted))),
      list: Effect.fnUntraced(function* (name, by, { where = {}, limit, cursor = "" } = {}) {
        const list = lists?.[name as string]
        if (list === undefined) return yield* Effect.die(new Error(`${table} has no list ${String(name)}`))
        const { order, isDescending = false } = list
        const rows = yield* tables.select(shape, {
          equal: { ...by, ...where } as ColumnValues,
          order,
          isDescending,
          ...Option.match(positionOf(cursor), { onNone: () => ({}), onSome: (after) => ({ after }) }),
          ...(limit !== undefined && { limit: limit + 1 }),
        })
        const page = limit === undefined ? rows : rows.slice(0, limit)
        const last = page.at(-1)
        return {
          rows: yield* Effect.forEach(page, format.read),
          ...(rows.length > page.length && last !== undefined && { nextCursor: cursorOf(positionIn(last, order)) }),
        }
      }),
    }
  }
  return Object.assign(Effect.map(Tables, of), { declaration, shape })
}
