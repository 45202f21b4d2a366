import { listLimits } from "@domain/audiences"
import { parse } from "csv-parse/browser/esm/sync"
import { decodedText, delimiterOf, pieces } from "./table-text.ts"

/** Why a file cannot be used. */
export type FileProblem = "unreadable" | "large" | "long" | "blank"

export type TableOrProblem = { readonly rows: ReadonlyArray<ReadonlyArray<string>> } | { readonly problem: FileProblem }

/** Letters that are read between two pauses. */
const pieceLength = 300_000

/** Lets the page draw and answer. */
export const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, 0)
  })

const isEmpty = (row: ReadonlyArray<string>): boolean => row.every((cell) => cell.trim() === "")

/** Reads a CSV or TSV file in pieces, so that the page stays alive. Rows without any text are left out. */
export const readTable = async (file: File): Promise<TableOrProblem> => {
  if (file.size > listLimits.bytes) return { problem: "large" }
  try {
    const text = decodedText(new Uint8Array(await file.arrayBuffer()))
    if (text.includes("\0")) return { problem: "unreadable" }
    const delimiter = delimiterOf(text)
    const rows: Array<ReadonlyArray<string>> = []
    for (const piece of pieces(text, pieceLength)) {
      const read = parse(piece, { delimiter, bom: true, relax_column_count: true, relax_quotes: true })
      for (const row of read) if (!isEmpty(row)) rows.push(row)
      // One row more may be the names of the columns.
      if (rows.length > listLimits.rows + 1) return { problem: "long" }
      await pause()
    }
    return rows.length === 0 ? { problem: "blank" } : { rows }
  } catch {
    return { problem: "unreadable" }
  }
}
