import {
  type ColumnMatch,
  type ListNetwork,
  type RowProblem,
  rowProblems,
  type UsableRow,
  usableRow,
} from "@domain/audiences"
import type { Region } from "@domain/kernel"
import { Result } from "effect"

/** What a file's rows are for the networks. Row numbers are the file's, from 1. */
export interface ListReading {
  readonly rows: number
  readonly usable: ReadonlyArray<UsableRow>
  readonly duplicates: { readonly count: number; readonly firstRows: ReadonlyArray<number> }
  readonly problems: Readonly<Record<RowProblem, { readonly count: number; readonly firstRows: ReadonlyArray<number> }>>
}

export interface ReadingOptions {
  readonly match: ColumnMatch
  readonly region: Region
  readonly networks: ReadonlyArray<ListNetwork>
  /** The number of the file's first row that is read. */
  readonly firstRow: number
  /** Lets the page draw. */
  readonly pause: () => Promise<void>
  readonly isStopped: () => boolean
  readonly onProgress: (rows: number) => void
}

/** Rows between two pauses. */
const slice = 500
/** Row numbers that are named of each problem. */
const named = 5

class Found {
  count = 0
  readonly firstRows: Array<number> = []
  add(row: number) {
    this.count += 1
    if (this.firstRows.length < named) this.firstRows.push(row)
  }
}

/** Reads rows in slices, so that the page stays alive; undefined when it was stopped. */
export const readRows = async (
  rows: ReadonlyArray<ReadonlyArray<string>>,
  { match, region, networks, firstRow, pause, isStopped, onProgress }: ReadingOptions,
): Promise<ListReading | undefined> => {
  const usable: Array<UsableRow> = []
  const known = new Set<string>()
  const duplicates = new Found()
  const problems = Object.fromEntries(rowProblems.map((problem) => [problem, new Found()])) as Record<RowProblem, Found>
  for (const [index, row] of rows.entries()) {
    if (index % slice === 0) {
      onProgress(index)
      await pause()
      if (isStopped()) return undefined
    }
    const read = usableRow(row, match, region, networks)
    if (Result.isFailure(read)) problems[read.failure].add(firstRow + index)
    else if (known.has(read.success.identity)) duplicates.add(firstRow + index)
    else {
      known.add(read.success.identity)
      usable.push(read.success)
    }
  }
  onProgress(rows.length)
  return { rows: rows.length, usable, duplicates, problems }
}
