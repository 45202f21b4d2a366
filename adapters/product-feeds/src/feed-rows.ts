import type { RawRow } from "@domain/businesses"
import { type RowBatches, delimitedRows, unquotedLines } from "./delimited-rows.ts"
import { feedForm, type FeedForm } from "./feed-form.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { jsonRows } from "./json-rows.ts"
import { textOf } from "./text-of.ts"
import { xmlRows } from "./xml-rows.ts"

/** A text after its first line. */
async function* withoutLine(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let beginning: string | undefined = ""
  for await (const text of texts) {
    if (beginning === undefined) yield text
    else {
      beginning += text
      const end = /\r\n|\n|\r(?!$)/.exec(beginning)
      if (end === null) continue
      yield beginning.slice(end.index + end[0].length)
      beginning = undefined
    }
  }
}

/** The rows of a text that stands below further lines of its file; what is wrong is told by the file's lines. */
async function* belowLines(lines: number, rows: RowBatches): RowBatches {
  try {
    yield* rows
  } catch (cause) {
    if (!(cause instanceof FeedUnreadable) || cause.place === undefined) throw cause
    throw new FeedUnreadable(cause.code, cause.message, { place: { ...cause.place, line: cause.place.line + lines } })
  }
}

const rowsIn = ({ form, texts }: FeedForm): RowBatches => {
  if (form.kind === "xml") return xmlRows(texts)
  if (form.kind === "json") return jsonRows(texts)
  const { delimiter, shape } = form
  if (shape === "plain") return delimitedRows(delimiter, texts)
  return shape === "quotedLines"
    ? delimitedRows(delimiter, unquotedLines(texts))
    : belowLines(1, delimitedRows(delimiter, withoutLine(texts)))
}

/** The rows of a product feed in XML (RSS, Atom, listings), JSON, CSV or TSV, packed by gzip or not, some at a time as its bytes come. */
export async function* feedRows(bytes: AsyncIterable<Uint8Array>, contentType = ""): RowBatches {
  const found = await feedForm(textOf(bytes, contentType))
  // Blank lines above the header shift what a spreadsheet numbers.
  if (found.form.kind === "delimited" && found.above > 0) yield Array.from({ length: found.above }, (): RawRow => ({}))
  yield* belowLines(found.above, rowsIn(found))
}
