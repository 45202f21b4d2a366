/** Columns of the list that people may choose, in the order they are shown. */
export const columnIds = [
  "status",
  "budget",
  "daily",
  "start",
  "end",
  "spend",
  "results",
  "costPerResult",
  "impressions",
  "clicks",
  "clickThrough",
  "costPerClick",
  "value",
  "objective",
  "created",
] as const
/** One of the columns that people may choose. */
export type ColumnId = (typeof columnIds)[number]

/** The columns of somebody who has chosen none, in the order they are shown. */
export const firstColumns: ReadonlyArray<ColumnId> = ["status", "budget", "end", "spend", "results", "costPerResult"]

/** The known columns among some names, in the order they are shown; undefined without any. */
export const columnsAmong = (names: ReadonlyArray<string>): ReadonlyArray<ColumnId> | undefined => {
  const known = columnIds.filter((id) => names.includes(id))
  return known.length === 0 ? undefined : known
}

/** The columns that an address names; undefined where it names none. */
export const columnsIn = (search: URLSearchParams): ReadonlyArray<ColumnId> | undefined =>
  columnsAmong(search.get("columns")?.split("-") ?? [])

/** The columns as an address writes them; undefined for the first ones, which need no words. */
export const columnsText = (columns: ReadonlyArray<ColumnId>): string | undefined => {
  const text = columnIds.filter((id) => columns.includes(id)).join("-")
  return text === firstColumns.join("-") ? undefined : text
}
