import type { ReadState } from "@ui/container"

/**
 * One shape for the rows of all lists: the rows of the question, which are absent before the first answer; how many there
 * are on all pages, where the call counts them; and whether rows or a page follow.
 */
export interface ListReading<Row> {
  readonly rows: ReadonlyArray<Row> | undefined
  readonly total?: number
  readonly hasMore?: boolean
  /** Whether a page follows, where the call does not count the rows. */
  readonly hasNextPage?: boolean
  /** Whether the rows of a new question are on their way. */
  readonly isLoading?: boolean
  /** Whether the last reading failed; rows of the reading before stay. */
  readonly isFailed?: boolean
  readonly onRetry?: () => void
}

/** Rows of an answer, and how many there are on all pages or whether a page follows. */
interface Rows<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly total?: number
  readonly hasNextPage?: boolean
}

/** The reading of a list that its screen reads by itself. */
export const readingOf = <Output, Row>(
  { output, isLoading, failure, retry }: ReadState<Output>,
  rowsOf: (output: Output) => Rows<Row>,
): ListReading<Row> => ({
  ...(output === undefined ? { rows: undefined } : rowsOf(output)),
  isLoading,
  isFailed: failure !== undefined,
  onRetry: retry,
})
