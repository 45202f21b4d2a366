/** One page of a list with the way to the next. */
interface Page<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly nextCursor?: string
}

/** Rows of one page, and the most that one call may ask for. */
export const pageSize = 20
const mostPerCall = 100

/** How many rows a text asks to show: a whole number of pages, at least one. */
export const rowsIn = (text: string): number => {
  const count = Number(text)
  return Number.isInteger(count) && count > pageSize ? Math.min(2000, Math.ceil(count / pageSize) * pageSize) : pageSize
}

/** How many rows the address asks to show. */
export const shownOf = (search: URLSearchParams): number => rowsIn(search.get("show") ?? "")

/** What was read: all rows, the last page, and whether rows follow. */
interface Reading<P extends Page<unknown>> {
  readonly rows: ReadonlyArray<P["rows"][number]>
  readonly hasMore: boolean
  readonly last: P
}

/** The first `wanted` rows of a list with cursors. */
export const loadPages = async <P extends Page<unknown>>(
  wanted: number,
  fetchPage: (limit: number, cursor: string | undefined) => Promise<P>,
): Promise<Reading<P>> => {
  const read = async (before: Reading<P>["rows"], cursor: string | undefined): Promise<Reading<P>> => {
    const page = await fetchPage(Math.min(mostPerCall, wanted - before.length), cursor)
    const rows = [...before, ...page.rows]
    const isDone = page.nextCursor === undefined || rows.length >= wanted || page.rows.length === 0
    return isDone ? { rows, hasMore: page.nextCursor !== undefined, last: page } : read(rows, page.nextCursor)
  }
  return read([], undefined)
}
