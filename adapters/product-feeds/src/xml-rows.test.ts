import * as fc from "fast-check"
import { SaxesParser } from "saxes"
import { expect, test } from "vitest"
import type { RawRow } from "@domain/businesses"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { mendedXml } from "./mended-xml.ts"
import { OpenItem } from "./open-item.ts"
import { elementName } from "./xml-names.ts"
import { xmlRows } from "./xml-rows.ts"

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

interface Outcome {
  readonly rows: ReadonlyArray<RawRow>
  readonly failure?: unknown
}

const outcomeOf = async (text: string, size: number): Promise<Outcome> => {
  const rows: Array<RawRow> = []
  try {
    for await (const some of xmlRows(inPieces(text, size))) rows.push(...some)
    return { rows }
  } catch (cause) {
    if (!(cause instanceof FeedUnreadable)) throw cause
    return { rows, failure: [cause.message, cause.place] }
  }
}

/** What the library alone makes of the whole document. */
const parsed = async (text: string): Promise<Outcome> => {
  const parser = new SaxesParser()
  const item = new OpenItem()
  const rows: Array<RawRow> = []
  let failure: unknown
  let isOpen = false
  parser.on("error", ({ message }) => (failure ??= [message, { line: parser.line, column: parser.column }]))
  parser.on("opentag", ({ name, attributes }) => {
    if (isOpen) item.open(name, attributes)
    else isOpen = elementName(name).isContainer
  })
  parser.on("text", (one) => item.text(one))
  parser.on("cdata", (one) => item.text(one))
  parser.on("closetag", () => {
    if (!isOpen) return
    if (!item.isAtTop) return item.close()
    rows.push(item.take())
    isOpen = false
  })
  let mended = ""
  for await (const part of mendedXml(inPieces(text, text.length))) mended += part
  parser.write(mended).close()
  return failure === undefined ? { rows } : { rows, failure }
}

const piece = fc.oneof(
  { arbitrary: fc.constantFrom("<g:id>1</g:id>", "<title>Rye</title>", "<g:price>1.50 GBP</g:price>"), weight: 6 },
  { arbitrary: fc.constantFrom("</item><item>", "</item>\n<item>\r\n"), weight: 3 },
  fc.constantFrom(
    "<a>x &amp; &#39;y&#x27; &lt;</a>",
    "<a><![CDATA[<b>]]> z</a>",
    "<a>one\r\ntwo\rthree</a>",
    "<a/>",
    "<g:shipping><g:country>GB</g:country><g:price>3 GBP</g:price></g:shipping>",
    '<link rel="alternate" href="https://rye.example/1"/>',
    "<!-- <item> -->",
    "<?php ?>",
    "<a>ü 🍞</a>",
    "<größe>1</größe>",
    "<a>",
    "</a>",
    "]]>",
    "&unknown; &",
    "<item>",
    '<item a="1">',
    "</item >",
    "<entry>",
    "</entry>",
    "text\n",
    "<a b>",
    "&#0;&#xFFFF;&#55296;",
    "\u0001",
    "<![CDATA[",
    "<",
  ),
)
const document = fc
  .tuple(
    fc.constantFrom("<rss>", '<?xml version="1.0"?>\n<rss>', '<?xml version="1.1"?><rss>'),
    fc.array(piece, { maxLength: 16 }),
  )
  .map(([start, pieces]) => `${start}<item>${pieces.join("")}</item></rss>`)

test("a document has the rows and faults that the library alone finds, however cut", () =>
  fc.assert(
    fc.asyncProperty(document, fc.integer({ min: 1, max: 60 }), async (text, size) => {
      const alone = await parsed(text)
      const { rows, failure } = await outcomeOf(text, text.length)
      expect(failure).toEqual(alone.failure)
      if (failure === undefined) expect(rows).toEqual(alone.rows)
      const cut = await outcomeOf(text, size)
      expect(cut.failure).toEqual(failure)
      if (failure === undefined) expect(cut.rows).toEqual(rows)
    }),
    { numRuns: 1_500 },
  ))

test("an item that is longer than what is waited for is read as it comes", async () => {
  const long = "Rye ".repeat(400_000)
  const { rows } = await outcomeOf(`<rss><item><id>1</id></item><item><a>${long}</a><id>2</id></item></rss>`, 65_536)
  expect(rows.map(({ id, a }) => [id, a?.length])).toEqual([
    ["1", undefined],
    ["2", 20_000],
  ])
})
