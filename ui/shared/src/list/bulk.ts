import type { ReactNode } from "react"

/** How a call for one row ended. */
type CallEnd =
  | { readonly status: "succeeded" }
  | { readonly status: "failed"; readonly failure: unknown }
  | { readonly status: "broken"; readonly error: unknown }

/** What an act does to one row; `undo` brings a row back to what it was. */
export interface RowAct<Row> {
  readonly run: (row: Row) => Promise<CallEnd>
  readonly undo?: (row: Row) => Promise<CallEnd>
  /** Whether the act can change a row; all rows without. A chosen row that it cannot change is left as it is, and told. */
  readonly fits?: (row: Row) => boolean
  /** Milliseconds before the first call, in which an act that has no way back can be taken back. */
  readonly waits?: number
}

/** Chosen rows, about which an act still asks something. */
export interface BulkQuestion<Row> {
  readonly rows: ReadonlyArray<Row>
  /** Performs the act that the answer leads to, in the order of the rows that it names. */
  readonly onAnswer: (act: RowAct<Row>, inOrder?: ReadonlyArray<Row>) => void
  readonly onClose: () => void
}

interface Named {
  readonly id: string
  readonly label: string
}

/** An act that needs nothing but its rows. */
export interface BulkAct<Row> extends Named, RowAct<Row> {
  readonly ask?: never
}

/** An act about which a dialog still asks something. */
interface AskedAct<Row> extends Named, Pick<RowAct<Row>, "fits"> {
  readonly ask: (question: BulkQuestion<Row>) => ReactNode
}

/** What may be done with each chosen row. */
export type BulkAction<Row> = BulkAct<Row> | AskedAct<Row>

/** How an act on one row ended: without a failure it succeeded, unless it was skipped. */
export interface BulkResult<Row> {
  readonly row: Row
  readonly failure?: unknown
  readonly isSkipped?: true
}

/**
 * Calls for one row after another, and goes on after a failure. The results are in the order of the rows; `onEach` hears how
 * many there are so far.
 */
export const runEach = async <Row>(
  rows: ReadonlyArray<Row>,
  { run, fits = () => true }: Pick<RowAct<Row>, "run" | "fits">,
  onEach: (done: number) => void = () => {},
  before: ReadonlyArray<BulkResult<Row>> = [],
): Promise<ReadonlyArray<BulkResult<Row>>> => {
  const [row, ...rest] = rows
  if (row === undefined) return before
  const resultOf = async (): Promise<BulkResult<Row>> => {
    if (!fits(row)) return { row, isSkipped: true }
    const end = await run(row)
    return end.status === "succeeded" ? { row } : { row, failure: end.status === "failed" ? end.failure : end.error }
  }
  const results = [...before, await resultOf()]
  onEach(results.length)
  return runEach(rest, { run, fits }, onEach, results)
}

/** The rows of results that succeeded, which are the rows that may be undone. */
export const succeededOf = <Row>(results: ReadonlyArray<BulkResult<Row>>): ReadonlyArray<Row> =>
  results.flatMap(({ row, isSkipped, ...result }) => (isSkipped === true || "failure" in result ? [] : [row]))

/** The acts that can change at least one of the rows. */
export const actsFor = <Row>(
  actions: ReadonlyArray<BulkAction<Row>>,
  rows: ReadonlyArray<Row>,
): ReadonlyArray<BulkAction<Row>> => actions.filter(({ fits = () => true }) => rows.some(fits))

/** The chosen rows that are still listed; a row that has left the list is not acted upon. */
export const chosenOf = <Row>(
  rows: ReadonlyArray<Row>,
  keyOf: (row: Row) => string,
  selected: ReadonlySet<string>,
): ReadonlyArray<Row> => rows.filter((row) => selected.has(keyOf(row)))
