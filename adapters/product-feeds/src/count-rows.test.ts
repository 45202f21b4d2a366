import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { feedSizeLimits } from "@domain/businesses"
import { delimitedCounter } from "./count-delimited.ts"
import { ItemCounter } from "./count-items.ts"
import { refuseTooLarge } from "./count-rows.ts"
import { delimiterOf } from "./delimited-rows.ts"
import { feedRows } from "./feed-rows.ts"
import type { RowCounter } from "./row-counter.ts"

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const countedIn = (counter: RowCounter, text: string, size: number): number => {
  for (let at = 0; at < text.length; at += size) counter.add(text.slice(at, at + size))
  return counter.rows
}

/** The rows that the reader finds before it ends or fails. */
const rowsRead = async (text: string): Promise<number> => {
  let read = 0
  try {
    for await (const rows of feedRows(inPieces(text, 50_000))) read += rows.length
  } catch {
    return Number.POSITIVE_INFINITY
  }
  return read
}

const size = fc.integer({ min: 1, max: 40 })
const cell = fc.string({ unit: fc.constantFrom('"', '""', ",", ";", "\n", "\r\n", "\r", " ", "a", "b") })

test("rows of plain cells are counted exactly, however their text comes", () => {
  law(
    fc.property(
      fc.nat(30),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.constantFrom(",", "\t"),
      size,
      (rows, end, by, cut) => {
        const lines = Array.from({ length: rows }, (_, index) => `p${index}${by}Loaf`)
        const text = [`id${by}title`, ...lines, ""].join(end)
        // The last end may wait for what follows.
        expect([rows, Math.max(0, rows - 1)]).toContain(countedIn(delimitedCounter(by), text, cut))
      },
    ),
  )
})

test("no delimited text is counted to more rows than its reader finds", () =>
  fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 12 }), size, async (cells, cut) => {
      const text = `id,title\n${cells.join("")}`
      const counted = countedIn(delimitedCounter(delimiterOf("id,title")), text, cut)
      expect(counted).toBeLessThanOrEqual(await rowsRead(text))
    }),
    { numRuns: 400 },
  ))

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test("line ends within quoted cells are no rows", () => {
  law(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 9 }), size, (cells, cut) => {
      const text = `id,title\n${cells.map((one) => `1,${quoted(one)}\n`).join("")}`
      expect([cells.length, cells.length - 1]).toContain(countedIn(delimitedCounter(","), text, cut))
    }),
  )
})

const piece = fc.constantFrom(
  "<item>",
  "</item>",
  "<item/>",
  '<item a="1">',
  "<items>",
  "</items>",
  "<g:title>a</g:title>",
  "<![CDATA[<item></item>]]>",
  "<!-- </item><item> -->",
  "text",
  "<link/>",
)

test("no XML is counted to more items than its reader finds", () =>
  fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), size, async (pieces, cut) => {
      const text = `<rss>${pieces.join("")}</rss>`
      expect(countedIn(new ItemCounter(), text, cut)).toBeLessThanOrEqual(await rowsRead(text))
    }),
    { numRuns: 400 },
  ))

test("items of any feed are counted exactly, with what they hold of their own name", () => {
  law(
    fc.property(fc.nat(20), fc.constantFrom("item", "entry", "g:product", "listing"), size, (items, name, cut) => {
      const one = `<${name}><t><![CDATA[</${name}>]]></t><related><${name} a="b"/></related><!-- <${name}> --></${name}>`
      expect(countedIn(new ItemCounter(), `<rss>${one.repeat(items)}</rss>`, cut)).toBe(items)
    }),
  )
})

const refusal = async (text: string) => {
  try {
    await refuseTooLarge(inPieces(text, 65_536))
    return undefined
  } catch (cause) {
    return cause
  }
}

test("a feed of as many rows as are allowed passes, one of more is refused", async () => {
  const { rows } = feedSizeLimits
  const excess = { code: "tooLarge", excess: { of: "rows", most: rows } }
  expect(await refusal(`id\n${"a\n".repeat(rows)}`)).toBeUndefined()
  expect(await refusal(`id\n${"a\n".repeat(rows + 2)}`)).toMatchObject(excess)
  expect(await refusal(`<r>${"<item></item>".repeat(rows)}</r>`)).toBeUndefined()
  expect(await refusal(`<r>${"<item></item>".repeat(rows + 1)}</r>`)).toMatchObject(excess)
  expect(await refusal(`[${" ".repeat(feedSizeLimits.jsonLength)}]`)).toMatchObject({ excess: { of: "jsonLength" } })
})
