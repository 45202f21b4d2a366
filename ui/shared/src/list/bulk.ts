/** How a call for one row ended. */
type CallEnd =
  | { readonly status: "succeeded" }
  | { readonly status: "failed"; readonly failure: unknown }
  | { readonly status: "broken"; readonly error: unknown }

/** What may be done with each chosen row; `undo` brings a row back to what it was. */
export interface BulkAction<Row> {
  readonly id: string
  readonly label: string
  readonly run: (row: Row) => Promise<CallEnd>
  readonly undo?: (row: Row) => Promise<CallEnd>
}

/** How an act on one row ended: without a failure, it succeeded. */
export interface BulkResult<Row> {
  readonly row: Row
  readonly failure?: unknown
}

/** Calls for one row after another, and goes on after a failure. The results are in the order of the rows. */
export const runEach = async <Row>(
  rows: ReadonlyArray<Row>,
  call: (row: Row) => Promise<CallEnd>,
): Promise<ReadonlyArray<BulkResult<Row>>> => {
  const [row, ...rest] = rows
  if (row === undefined) return []
  const end = await call(row)
  const failure = end.status === "succeeded" ? undefined : end.status === "failed" ? end.failure : end.error
  return [{ row, ...(end.status !== "succeeded" && { failure }) }, ...(await runEach(rest, call))]
}

/** The rows of results that succeeded, which are the rows that may be undone. */
export const succeededOf = <Row>(results: ReadonlyArray<BulkResult<Row>>): ReadonlyArray<Row> =>
  results.flatMap(({ row, ...result }) => ("failure" in result ? [] : [row]))

/** The chosen rows that are still listed; a row that has left the list is not acted upon. */
export const chosenOf = <Row>(
  rows: ReadonlyArray<Row>,
  keyOf: (row: Row) => string,
  selected: ReadonlySet<string>,
): ReadonlyArray<Row> => rows.filter((row) => selected.has(keyOf(row)))
