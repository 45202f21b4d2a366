import type { RawRow } from "@domain/businesses"
import { delimitedRows } from "./delimited-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { textOf } from "./text-of.ts"
import { xmlRows } from "./xml-rows.ts"

const mark = /^\uFEFF/
const longestHeader = 100_000

/** The rows of a product feed in XML (RSS, Atom, listings), CSV or TSV, packed by gzip or not, one by one as its bytes come. */
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
  if (start.startsWith("<")) return yield* xmlRows(all())
  if (/^[{[]/.test(start)) throw new FeedUnreadable("notAFeed", "JSON is no feed")
  // Blank lines above the header shift what a spreadsheet numbers.
  for (const _ of beginning.slice(0, -start.length).matchAll(/\r\n|\n|\r/g)) yield {}
  yield* delimitedRows(start.split(/[\n\r]/, 1)[0] ?? "", all())
}
