import { delimiterOf } from "./delimited-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"

const mark = /^\uFEFF/
const longestHeader = 100_000

/** How a delimited feed is written: a plain header, a header and lines that are quoted as a whole, or Excel's line of its delimiter. */
export interface DelimitedForm {
  readonly kind: "delimited"
  readonly header: string
  readonly delimiter: string
  readonly shape: "plain" | "quotedLines" | "belowDelimiter"
}

/** What a feed is written in, with its text from there on and how many lines stand above. */
export interface FeedForm {
  readonly form: { readonly kind: "xml" } | { readonly kind: "json" } | DelimitedForm
  readonly above: number
  readonly texts: AsyncGenerator<string>
}

/** The form of a delimited feed by its first line. */
const delimitedForm = (start: string): DelimitedForm => {
  const firstLine = start.split(/[\n\r]/, 1)[0] ?? ""
  // Excel writes its delimiter above the header, and takes it away as it reads.
  const said = /^"?sep=([^"])"?$/i.exec(firstLine)?.[1]
  if (said !== undefined) return { kind: "delimited", header: "", delimiter: said, shape: "belowDelimiter" }
  const whole = /^"((?:[^"]|"")*)"$/.exec(firstLine)?.[1]?.replaceAll('""', '"')
  if (whole !== undefined && whole.split(delimiterOf(whole)).length > 1)
    return { kind: "delimited", header: whole, delimiter: delimiterOf(whole), shape: "quotedLines" }
  return { kind: "delimited", header: firstLine, delimiter: delimiterOf(firstLine), shape: "plain" }
}

async function* from(start: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* texts
}

/** Tells a feed's form by its beginning, and refuses what is empty or a web page. */
export const feedForm = async (texts: AsyncGenerator<string>): Promise<FeedForm> => {
  let beginning = ""
  let isOver = false
  while (!isOver && !/[\n\r]|^[<{[]/.test(beginning.trimStart())) {
    if (beginning.length > longestHeader) throw new FeedUnreadable("notAFeed", "The first line has no end")
    const next = await texts.next()
    isOver = next.done === true
    beginning = (beginning + (next.value ?? "")).replace(mark, "")
  }
  const start = beginning.trimStart()
  if (start === "") throw new FeedUnreadable("notAFeed", "The feed is empty")
  if (/^<(?:!doctype\s+html|html)\b/i.test(start)) throw new FeedUnreadable("notAFeed", "This is a web page")
  const above = [...beginning.slice(0, -start.length).matchAll(/\r\n|\n|\r/g)].length
  const kept = { above, texts: from(start, texts) }
  if (start.startsWith("<")) return { ...kept, form: { kind: "xml" } }
  return { ...kept, form: /^[{[]/.test(start) ? { kind: "json" } : delimitedForm(start) }
}
