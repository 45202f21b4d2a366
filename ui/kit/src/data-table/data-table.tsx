import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./data-table.module.css"
import { cx } from "../cx/index.ts"
import { Checkbox } from "../checkbox/index.ts"
import { VisuallyHidden } from "../visually-hidden/index.ts"

export interface Column<Row> {
  /** Id of the column, also its sort key. */
  readonly id: string
  /** Heading of the column. */
  readonly label: string
  /** What stands in the head in place of the label, such as a `Term`; phones, which show no heads, show the label. */
  readonly heading?: ReactNode
  /** What a row shows here. */
  readonly render: (row: Row) => ReactNode
  /** Numbers align to the end in tabular figures. */
  readonly isNumber?: boolean
  /** Heading becomes a sort button. */
  readonly isSortable?: boolean
  /** Hidden on phones. */
  readonly isSecondary?: boolean
  /**
   * Where it stands on phones without its label: `main` at the end of the name's line, `bare` on a line below, `end`
   * beside these lines, `corner` above the row's own end, `wide` on a whole line.
   */
  readonly onPhones?: "main" | "bare" | "end" | "corner" | "wide"
}

export interface Sort {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

/** Rows that are chosen by their boxes, by their keys. */
export interface RowSelection<Row> {
  readonly selected: ReadonlySet<string>
  /** Heading of the boxes; spoken. */
  readonly label: string
  /** Name of a row's box. */
  readonly rowLabel: (row: Row) => string
  readonly onChange: (selected: ReadonlySet<string>) => void
}

/** A heading over the rows that follow one another with the same `id`. */
export interface RowGroup {
  readonly id: string
  readonly label: ReactNode
  /** What stands at the end of the heading's line, such as a sum. */
  readonly end?: ReactNode
}

export interface DataTableProps<Row> {
  /** What the table contains; spoken, and shown with `showsCaption`. */
  readonly caption: string
  /** Shows the caption. */
  readonly showsCaption?: boolean
  /** Columns; the first names the row. */
  readonly columns: ReadonlyArray<Column<Row>>
  /** Rows, already sorted. */
  readonly rows: ReadonlyArray<Row>
  /** Identity of a row. */
  readonly rowKey: (row: Row) => string
  /** The heading under which a row stands; without it rows have no headings between them. */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined
  /** Address that the row's first cell links to; undefined for a row that leads nowhere. */
  readonly rowHref?: (row: Row) => string | undefined
  /** Called instead of following the link. */
  readonly onRowOpen?: (row: Row) => void
  /** Current order. */
  readonly sort?: Sort
  /** Receives the requested order. */
  readonly onSort?: (sort: Sort) => void
  /** A box before each row, while rows are chosen. */
  readonly selection?: RowSelection<Row> | undefined
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode
}

/** The rows in their order, with the heading that stands over them; each part is named by its first row. */
const partsOf = <Row,>({
  rows,
  rowKey,
  groupOf,
}: Pick<DataTableProps<Row>, "rows" | "rowKey" | "groupOf">): ReadonlyArray<{
  readonly id: string
  readonly group?: RowGroup
  readonly rows: ReadonlyArray<Row>
}> => {
  if (groupOf === undefined) return [{ id: "", rows }]
  const parts: Array<{ readonly id: string; readonly group: RowGroup; readonly rows: Array<Row> }> = []
  for (const row of rows) {
    const group = groupOf(row)
    const last = parts.at(-1)
    if (last?.group.id === group.id) last.rows.push(row)
    else parts.push({ id: rowKey(row), group, rows: [row] })
  }
  return parts
}

const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === "descending" ? "ascending" : "descending",
})

const SortIcon = ({ isActive, direction }: { readonly isActive: boolean; readonly direction: Sort["direction"] }) => {
  if (!isActive) return <ChevronsUpDown aria-hidden size={14} />
  return direction === "ascending" ? <ArrowUp aria-hidden size={14} /> : <ArrowDown aria-hidden size={14} />
}

interface RowBoxProps<Row> {
  readonly row: Row
  readonly rowKey: string
  readonly selection: RowSelection<Row>
}

const RowBox = <Row,>({ row, rowKey, selection: { selected, rowLabel, onChange } }: RowBoxProps<Row>) => (
  <td role="cell" className={cx(styles.select)}>
    <Checkbox
      isSelected={selected.has(rowKey)}
      onChange={(isSelected) => {
        const others = [...selected].filter((one) => one !== rowKey)
        onChange(new Set(isSelected ? [...others, rowKey] : others))
      }}
    >
      <VisuallyHidden>{rowLabel(row)}</VisuallyHidden>
    </Checkbox>
  </td>
)

/** Rows and columns; on phones each row is a card. */
export const DataTable = <Row,>({
  caption,
  showsCaption = false,
  columns,
  rows,
  rowKey,
  groupOf,
  rowHref,
  onRowOpen,
  sort,
  onSort,
  selection,
  empty,
}: DataTableProps<Row>) => {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  const nameCell = (row: Row, content: ReactNode): ReactNode => {
    const href = rowHref?.(row)
    return href === undefined ? (
      content
    ) : (
      <a
        className={cx(styles.link)}
        href={href}
        onClick={(event) => {
          if (onRowOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onRowOpen(row)
        }}
      >
        {content}
      </a>
    )
  }
  return (
    <table className={cx(styles.table)} role="table">
      <caption className={cx(styles.caption)}>
        {showsCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead className={cx(styles.head)} role="rowgroup">
        <tr role="row">
          {selection === undefined ? null : (
            <th role="columnheader" scope="col">
              <VisuallyHidden>{selection.label}</VisuallyHidden>
            </th>
          )}
          {columns.map(({ id, label, heading, isNumber, isSortable, isSecondary }) => {
            const isActive = sort?.column === id
            return (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={cx(isNumber === true && styles.number, isSecondary === true && styles.secondary)}
                {...(isActive ? { "aria-sort": sort.direction } : {})}
              >
                {isSortable === true && onSort !== undefined ? (
                  <button type="button" className={cx(styles.sort)} onClick={() => onSort(nextSort(id, sort))}>
                    {label}
                    <SortIcon isActive={isActive} direction={sort?.direction ?? "descending"} />
                  </button>
                ) : (
                  (heading ?? label)
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      {partsOf({ rows, rowKey, groupOf }).map(({ id: partId, group, rows: partRows }) => (
        <tbody key={partId} role="rowgroup">
          {group === undefined ? null : (
            <tr role="row" className={cx(styles.group)}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length + (selection === undefined ? 0 : 1)}>
                <span className={cx(styles.groupLine)}>
                  <span>{group.label}</span>
                  {group.end === undefined ? null : <span className={cx(styles.groupEnd)}>{group.end}</span>}
                </span>
              </th>
            </tr>
          )}
          {partRows.map((row) => (
            <tr key={rowKey(row)} role="row" className={cx(styles.row, rowHref?.(row) !== undefined && styles.linked)}>
              {selection === undefined ? null : <RowBox row={row} rowKey={rowKey(row)} selection={selection} />}
              {columns.map(({ id, label, render, isNumber, isSecondary, onPhones }, index) =>
                index === 0 ? (
                  <th key={id} role="rowheader" scope="row" className={cx(styles.name)}>
                    {nameCell(row, render(row))}
                  </th>
                ) : (
                  <td
                    key={id}
                    role="cell"
                    className={cx(
                      styles.cell,
                      isNumber === true && styles.number,
                      isSecondary === true && styles.secondary,
                      onPhones !== undefined && styles[onPhones],
                    )}
                  >
                    <span className={cx(styles.cellLabel)} aria-hidden>
                      {label}
                    </span>
                    <span>{render(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
