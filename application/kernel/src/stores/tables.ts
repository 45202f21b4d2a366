import { Context, type Effect } from "effect"
import type { ColumnValues } from "./row-format.ts"

/** What is known of a store's table; columns are named as fields are. */
export interface TableShape {
  /** The name in the database. */
  readonly table: string
  readonly columns: ReadonlyArray<string>
  readonly key: ReadonlyArray<string>
  /** The column of the number that the database gives a new row. */
  readonly numbered?: string
  /** Whether rows are added and removed, and never changed. */
  readonly isAddedOnly?: boolean
}

/** A column that rows are ordered by. Texts are ordered by their code points. */
export type OrderColumn = string | { readonly text: string }

export const orderName = (column: OrderColumn): string => (typeof column === "string" ? column : column.text)

/** The values of a row in the columns that it is ordered by. */
export const positionIn = (
  row: ColumnValues,
  order: ReadonlyArray<OrderColumn>,
): ReadonlyArray<ColumnValues[string] | undefined> => order.map((column) => row[orderName(column)])

/** Rows whose columns equal these values, in the order of columns. */
export interface TableQuery {
  readonly equal: ColumnValues
  readonly order: ReadonlyArray<OrderColumn>
  readonly isDescending: boolean
  /** The values of `order` in the row after which rows are wanted. */
  readonly after?: ReadonlyArray<ColumnValues[string]>
  readonly limit?: number
}

/** Tables of declared stores. */
export class Tables extends Context.Service<
  Tables,
  {
    /** The row with this key; with a lock, nobody else changes it before the transaction ends. */
    readonly find: (shape: TableShape, key: ColumnValues, isLocked: boolean) => Effect.Effect<ColumnValues | undefined>
    /** Adds a row and returns it with its number; undefined where the key is taken. */
    readonly insert: (shape: TableShape, row: ColumnValues) => Effect.Effect<ColumnValues | undefined>
    /** Adds a row or replaces the row with its key. A row with its own number in the key replaces only. */
    readonly replace: (shape: TableShape, row: ColumnValues) => Effect.Effect<ColumnValues | undefined>
    readonly remove: (shape: TableShape, key: ColumnValues) => Effect.Effect<void>
    readonly select: (shape: TableShape, query: TableQuery) => Effect.Effect<ReadonlyArray<ColumnValues>>
  }
>()("application/Tables") {}
