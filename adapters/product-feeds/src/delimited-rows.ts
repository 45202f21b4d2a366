import { Readable } from "node:stream"
import { type ColumnOption, CsvError, parse } from "csv-parse"
import type { RawRow } from "@domain/businesses"
import { FeedUnreadable } from "./feed-unreadable.ts"

const delimiters = ["\t", ",", ";", "|"] as const

/** The delimiter that parts most columns of a header line; a comma if none does. */
export const delimiterOf = (header: string): string => {
  const unquoted = header.replaceAll(/"[^"]*"/g, "")
  const counts = delimiters.map((delimiter) => [delimiter, unquoted.split(delimiter).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best), [",", 1] as readonly [string, number])[0]
}

const bounds = { columns: 500, record: 1_000_000 } as const

/** Columns without a name are left out, and of repeated ones the first counts. */
const columnsOf = (header: ReadonlyArray<string>): Array<ColumnOption<string>> => {
  if (header.length > bounds.columns) throw new FeedUnreadable("notAFeed", `More than ${bounds.columns} columns`)
  return header.map((name, index) => (header.indexOf(name) === index && name.trim() !== "" ? name : false))
}

/** A cell that a spreadsheet has quoted as a whole, without its quotes. */
const unquoted = (cell: string | undefined): string | undefined =>
  cell !== undefined && /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell

const isQuoted = (text: string | undefined): boolean => text?.startsWith('"') === true

const unquotedRow = (row: RawRow): RawRow =>
  Object.keys(row).some((name) => isQuoted(name) || isQuoted(row[name]))
    ? Object.fromEntries(Object.entries(row).map(([name, cell]) => [unquoted(name), unquoted(cell)]))
    : row

/** Yields the lines of a file in which every line was quoted as a whole, without these quotes. */
export async function* unquotedLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  for await (const text of texts) {
    const lines = (rest + text).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) yield `${unquoted(line.replace(/\r$/, "")) ?? ""}\n`
  }
  if (rest !== "") yield unquoted(rest.replace(/\r$/, "")) ?? ""
}

/** Rows as they come, some at a time. */
export type RowBatches = AsyncGenerator<ReadonlyArray<RawRow>>

/** Rows that are handed on together. */
const atOnce = 250

/** The rows of a CSV or TSV feed by the names of its first line, as its text comes; a blank line is a row without values. */
export async function* delimitedRows(delimiter: string, texts: AsyncIterable<string>): RowBatches {
  let linesRead = 1
  const parser = parse({
    bom: true,
    delimiter,
    columns: columnsOf,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: bounds.record,
    onRecord: (row: RawRow, { lines }: { readonly lines: number }) => {
      linesRead = lines
      return row
    },
    // Tab-separated feeds have inches and quotations as they are.
    ...(delimiter === "\t" && { quote: false as const }),
  })
  const source = Readable.from(texts)
  source.on("error", (cause) => parser.destroy(cause))
  try {
    let rows: Array<RawRow> = []
    for await (const row of source.pipe(parser)) {
      rows.push(delimiter === "\t" ? unquotedRow(row as RawRow) : (row as RawRow))
      if (rows.length < atOnce) continue
      yield rows
      rows = []
    }
    yield rows
  } catch (cause) {
    // An open quote swallows what follows: the row that it stands in is the place.
    if (cause instanceof CsvError)
      throw new FeedUnreadable("malformed", cause.message, { place: { line: linesRead + 1 } })
    throw cause
  } finally {
    source.destroy()
    parser.destroy()
  }
}
