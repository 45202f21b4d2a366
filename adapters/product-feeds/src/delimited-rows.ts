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

/** The rows of a CSV or TSV feed by the names of its first line, as its text comes; a blank line is a row without values. */
export async function* delimitedRows(header: string, texts: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const delimiter = delimiterOf(header)
  const parser = parse({
    bom: true,
    delimiter,
    columns: columnsOf,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: bounds.record,
    // Tab-separated feeds have inches and quotations as they are.
    ...(delimiter === "\t" && { quote: false as const }),
  })
  const source = Readable.from(texts)
  source.on("error", (cause) => parser.destroy(cause))
  try {
    for await (const row of source.pipe(parser)) yield row as RawRow
  } catch (cause) {
    if (cause instanceof CsvError) throw new FeedUnreadable("malformed", cause.message)
    throw cause
  } finally {
    source.destroy()
    parser.destroy()
  }
}
