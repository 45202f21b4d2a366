import { type Column, DataTable, type RowGroup, type RowSelection, type Sort } from "@ui/kit/data-table"
import type { ReactNode } from "react"
import type { Filters } from "./filters.ts"
import { type ListOrder, orderBy } from "./list-order.ts"
import styles from "./list.module.css"
import type { ListState } from "./use-list.ts"

/** How rows are drawn: by columns, which are cards on phones, or each as a line of its own. */
export type Drawing<Row> =
  | {
      readonly columns: ReadonlyArray<Omit<Column<Row>, "isSortable">>
      readonly groupOf?: (row: Row) => RowGroup
      readonly rowHref?: (row: Row) => string | undefined
      readonly onRowOpen?: (row: Row) => void
      readonly row?: never
    }
  | {
      readonly row: (row: Row) => ReactNode
      readonly columns?: never
      readonly groupOf?: never
      readonly rowHref?: never
      readonly onRowOpen?: never
    }

/** The order of the table now, and what a press on a heading does. */
const sortingOf = <F extends Filters, O extends string>(
  orders: ReadonlyArray<ListOrder<O>>,
  { order, sort: choose }: Pick<ListState<F, O>, "order" | "sort">,
) => {
  const sort = orders.find(({ id }) => id === order)?.sort
  return {
    ...(sort !== undefined && { sort }),
    onSort: (wanted: Sort) => {
      const next = orderBy(orders, wanted)
      if (next !== undefined) choose(next)
    },
  }
}

export interface ListRowsProps<Row, F extends Filters, O extends string> {
  readonly drawing: Drawing<Row>
  readonly caption: string
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  readonly list: ListState<F, O> | undefined
  readonly orders: ReadonlyArray<ListOrder<O>>
  readonly selection: RowSelection<Row> | undefined
}

/** The rows of a list. */
export const ListRows = <Row, F extends Filters, O extends string>({
  drawing: { columns, row: draw, ...links },
  caption,
  rows,
  keyOf,
  list,
  orders,
  selection,
}: ListRowsProps<Row, F, O>) =>
  columns === undefined ? (
    <ul className={styles["rows"]}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles["row"]}>
          {draw(row)}
        </li>
      ))}
    </ul>
  ) : (
    <div className={styles["scroller"]}>
      <DataTable
        {...links}
        caption={caption}
        rows={rows}
        rowKey={keyOf}
        selection={selection}
        columns={columns.map((column) => ({
          ...column,
          isSortable: orders.some(({ sort }) => sort?.column === column.id),
        }))}
        {...(list !== undefined && sortingOf(orders, list))}
      />
    </div>
  )
