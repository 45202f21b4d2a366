import { parse } from "csv-parse/browser/esm/sync"
import { decodedText, delimiterOf, pieces } from "./table-text.ts"
import { isWorkbook } from "./workbook-mark.ts"

/** Why a file cannot be used. */
export type FileProblem = "unreadable" | "large" | "long" | "blank"

export type TableOrProblem = { readonly rows: ReadonlyArray<ReadonlyArray<string>> } | { readonly problem: FileProblem }

/** The most bytes and rows of a file; a row of names is not counted. */
export interface TableLimits {
  readonly bytes: number
  readonly rows: number
}

/** Letters that are read between two pauses. */
const pieceLength = 300_000

/** Lets the page draw and answer. */
export const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, 0)
  })

const isEmpty = (row: ReadonlyArray<string>): boolean => row.every((cell) => cell.trim() === "")

const inPieces = async function* (bytes: Uint8Array): AsyncGenerator<ReadonlyArray<ReadonlyArray<string>>> {
  const text = decodedText(bytes)
  if (text.includes("\0")) throw new Error("This is no text")
  const delimiter = delimiterOf(text)
  for (const piece of pieces(text, pieceLength)) {
    yield parse(piece, { delimiter, bom: true, relax_column_count: true, relax_quotes: true })
    await pause()
  }
}

/** Rows of a workbook's first sheet; what reads them comes when the first workbook does. */
const ofWorkbook = async function* (bytes: Uint8Array): AsyncGenerator<ReadonlyArray<ReadonlyArray<string>>> {
  yield (await import("./workbook-rows.ts")).workbookRows(bytes)
}

/** Reads a CSV or TSV file in pieces, so that the page stays alive, or an Excel workbook. Rows without any text are left out. */
export const readTable = async (file: File, limits: TableLimits): Promise<TableOrProblem> => {
  if (file.size > limits.bytes) return { problem: "large" }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const rows: Array<ReadonlyArray<string>> = []
    for await (const piece of isWorkbook(bytes) ? ofWorkbook(bytes) : inPieces(bytes)) {
      for (const row of piece) if (!isEmpty(row)) rows.push(row)
      // One row more may be the names of the columns.
      if (rows.length > limits.rows + 1) return { problem: "long" }
    }
    return rows.length === 0 ? { problem: "blank" } : { rows }
  } catch {
    return { problem: "unreadable" }
  }
}
