import type { RawRow } from "@domain/businesses"
import { delimitedRows, delimiterOf, unquotedLines } from "./delimited-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { jsonRows } from "./json-rows.ts"
import { textOf } from "./text-of.ts"
import { xmlRows } from "./xml-rows.ts"

const mark = /^\uFEFF/
const longestHeader = 100_000

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
async function* belowLines(lines: number, rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
  try {
    yield* rows
  } catch (cause) {
    if (!(cause instanceof FeedUnreadable) || cause.place === undefined) throw cause
    throw new FeedUnreadable(cause.code, cause.message, { ...cause.place, line: cause.place.line + lines })
  }
}

/** The rows of a product feed in XML (RSS, Atom, listings), JSON, CSV or TSV, packed by gzip or not, one by one as its bytes come. */
export async function* feedRows(bytes: AsyncIterable<Uint8Array>, contentType = ""): AsyncGenerator<RawRow> {
  const texts = textOf(bytes, contentType)
  let beginning = ""
  let isOver = false
  while (!isOver && !/[\n\r]/.test(beginning.trimStart()) && !beginning.trimStart().startsWith("<")) {
    if (beginning.length > longestHeader) throw new FeedUnreadable("notAFeed", "The first line has no end")
    const next = await texts.next()
    isOver = next.done === true
    beginning = (beginning + (next.value ?? "")).replace(mark, "")
  }
  const start = beginning.trimStart()
  if (start === "") throw new FeedUnreadable("notAFeed", "The feed is empty")
  async function* all(): AsyncGenerator<string> {
    yield start
    yield* texts
  }
  if (/^<(?:!doctype\s+html|html)\b/i.test(start)) throw new FeedUnreadable("notAFeed", "This is a web page")
  const above = [...beginning.slice(0, -start.length).matchAll(/\r\n|\n|\r/g)].length
  if (start.startsWith("<")) return yield* belowLines(above, xmlRows(all()))
  if (/^[{[]/.test(start)) return yield* belowLines(above, jsonRows(all()))
  // Blank lines above the header shift what a spreadsheet numbers.
  for (let line = 0; line < above; line += 1) yield {}
  const firstLine = start.split(/[\n\r]/, 1)[0] ?? ""
  // Excel writes its delimiter above the header, and takes it away as it reads.
  const said = /^"?sep=([^"])"?$/i.exec(firstLine)?.[1]
  if (said !== undefined) return yield* belowLines(above + 1, delimitedRows("", withoutLine(all()), said))
  const whole = /^"((?:[^"]|"")*)"$/.exec(firstLine)?.[1]?.replaceAll('""', '"')
  if (whole !== undefined && whole.split(delimiterOf(whole)).length > 1)
    return yield* belowLines(above, delimitedRows(whole, unquotedLines(all())))
  yield* belowLines(above, delimitedRows(firstLine, all()))
}
