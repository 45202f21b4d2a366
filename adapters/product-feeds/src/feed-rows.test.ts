import { gzipSync } from "node:zlib"
import { feedSizeLimits, type RawRow } from "@domain/businesses"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { delimiterOf } from "./delimited-rows.ts"
import { feedRows } from "./feed-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { textOf } from "./text-of.ts"

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const rowsOf = async (content: string | Uint8Array, size = 7, contentType?: string): Promise<ReadonlyArray<RawRow>> => {
  const rows: Array<RawRow> = []
  const bytes = typeof content === "string" ? Buffer.from(content) : content
  for await (const batch of feedRows(inPieces(bytes, size), contentType)) rows.push(...batch.map((row) => ({ ...row })))
  return rows
}
const refusal = (content: string | Uint8Array) =>
  rowsOf(content).then(
    () => "read",
    (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : cause),
  )

const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
  <item><title>Plain</title><g:title>Rye &amp; spelt</g:title><g:id>p1</g:id><g:price>4.50 GBP</g:price>
    <g:shipping><g:country>GB</g:country><g:price>3 GBP</g:price></g:shipping>
    <g:description><![CDATA[<b>Baked</b>]]> at night</g:description></item>
  <item><g:id>p2</g:id></item></channel></rss>`

test("an RSS feed has Google's fields, and the price of shipping is not the product's", async () => {
  expect(await rowsOf(rss)).toEqual([
    {
      title: "Rye & spelt",
      id: "p1",
      price: "4.50 GBP",
      "shipping.country": "GB",
      "shipping.price": "3 GBP",
      description: "<b>Baked</b> at night",
    },
    { id: "p2" },
  ])
})

test("an Atom feed's link is its address", async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
    <link href="https://rye.example"/><entry><title>Loaf</title><link rel="self" href="https://rye.example/self"/>
    <link href="https://rye.example/loaf"/><g:id>p1</g:id></entry></feed>`
  expect(await rowsOf(atom)).toEqual([{ title: "Loaf", link: "https://rye.example/loaf", id: "p1" }])
})

test("tab-separated rows keep their quotes, comma-separated ones their line breaks", async () => {
  expect(await rowsOf('id\ttitle\r\np1\t27" screen\r\np2\tOther\r\n')).toEqual([
    { id: "p1", title: '27" screen' },
    { id: "p2", title: "Other" },
  ])
  expect(await rowsOf('\uFEFFid,title,,id\np1,"Rye, ""dark""\nloaf",x,y\np2')).toEqual([
    { id: "p1", title: 'Rye, "dark"\nloaf' },
    { id: "p2" },
  ])
})

test("the delimiter is the one that parts most columns, quoted ones aside", () => {
  expect(["id,title", "id;title;price", "id|title", "id\ttitle", '"a,b,c";id', "id"].map(delimiterOf)).toEqual([
    ",",
    ";",
    "|",
    "\t",
    ";",
    ",",
  ])
})

test("a feed is the same packed, packed twice, in other encodings and in any pieces", async () => {
  const text = "id,title\np1,Brötchen für 1 £\n"
  const whole = await rowsOf(text)
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le")
  expect(whole).toEqual([{ id: "p1", title: "Brötchen für 1 £" }])
  expect(await rowsOf(gzipSync(text))).toEqual(whole)
  expect(await rowsOf(gzipSync(gzipSync(text)), 5_000)).toEqual(whole)
  expect(await rowsOf(utf16)).toEqual(whole)
  expect(await rowsOf(Buffer.from(text, "latin1"))).toEqual(whole)
  expect(await rowsOf(Buffer.from(text, "latin1"), 7, "text/csv; charset=iso-8859-1")).toEqual(whole)
  const xml = Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?><r><item><id>ö</id></item></r>`, "latin1")
  expect(await rowsOf(xml)).toEqual([{ id: "ö" }])
})

test("however the bytes are cut, the rows are the same", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ id: fc.string(), title: fc.string({ unit: "grapheme" }) }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      async (items, size) => {
        const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
        const text = `id,title\n${items.map(({ id, title }) => `${quoted(id)},${quoted(title)}`).join("\n")}\n`
        expect(await rowsOf(text, size)).toEqual(await rowsOf(text, 100_000))
        expect((await rowsOf(text, size)).map(({ id }) => id)).toEqual(items.map(({ id }) => id))
      },
    ),
  ))

test("what is no feed is refused by what is wrong with it", async () => {
  expect(await refusal("")).toBe("notAFeed")
  expect(await refusal("<!DOCTYPE html><html><body></body></html>")).toBe("notAFeed")
  expect(await refusal('{"items":[]}')).toBe("notAFeed")
  expect(await refusal(Buffer.from("PK\u0003\u0004 a workbook named .csv", "latin1"))).toBe("notAFeed")
  expect(await refusal("<rss><item><id>1</item></rss>")).toBe("malformed")
  expect(await refusal("<rss><item><id>1</id>")).toBe("malformed")
  expect(await refusal('<!DOCTYPE r [<!ENTITY a "aaaa">]><r><item><id>&a;</id></item></r>')).toBe("doctype")
  expect(await refusal(gzipSync("id\n1\n").subarray(0, 20))).toBe("malformed")
  expect(await refusal(`${"x".repeat(200_000)}`)).toBe("notAFeed")
})

test("a small packed feed that unpacks to many times its size is stopped early", async () => {
  const bomb = gzipSync(gzipSync(Buffer.alloc(120_000_000, "a")))
  let length = 0
  const read = async () => {
    for await (const text of textOf(inPieces(bomb, 1_000), "")) length += text.length
  }
  await expect(read()).rejects.toMatchObject({
    code: "tooLarge",
    excess: { of: "growth", most: feedSizeLimits.growth },
  })
  expect(length).toBeLessThan(51_000_000)
})

test("a row stands where a spreadsheet shows it, whatever lines are blank or broken", () =>
  fc.assert(
    fc.asyncProperty(
      fc.nat(3),
      fc.array(fc.constantFrom("blank", "commas", "broken", "plain"), { maxLength: 12 }),
      fc.constantFrom("\n", "\r\n"),
      async (above, kinds, newLine) => {
        const lines = { blank: "", commas: ",", broken: `"p${newLine}1",Rye`, plain: "p1,Rye" }
        const text = [...Array.from({ length: above }, () => ""), "id,title", ...kinds.map((kind) => lines[kind])]
        const rows = await rowsOf(text.join(newLine) + newLine)
        const isGiven = rows.map((row) => Object.values(row).some((value) => value !== ""))
        expect(isGiven).toEqual([
          ...Array.from({ length: above }, () => false),
          ...kinds.map((kind) => kind === "broken" || kind === "plain"),
        ])
      },
    ),
  ))

const loaf = [{ id: "p1", title: "Brötchen, hell" }]

test("Excel's line of a delimiter is no header", async () => {
  expect(await rowsOf("sep=;\r\nid;title\r\np1;Brötchen, hell\r\n")).toEqual(loaf)
  expect(await rowsOf('"sep=,"\nid,title\np1,"Brötchen, hell"\n')).toEqual(loaf)
})

test("a feed is written as its bytes are, whatever it says of itself", async () => {
  const csv = "id;title\np1;Brötchen, hell\n"
  expect(await rowsOf(Buffer.from(csv, "latin1"), 7, "text/csv; charset=utf-8")).toEqual(loaf)
  expect(await rowsOf(Buffer.from(csv), 7, "text/csv; charset=iso-8859-1")).toEqual(loaf)
  expect(await rowsOf(Buffer.from(csv, "utf16le"))).toEqual(loaf)
  expect(await rowsOf(Buffer.from(csv, "utf16le").swap16())).toEqual(loaf)
  expect(await rowsOf(csv.replaceAll("\n", "\r"))).toEqual(loaf)
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><r><item><id>p1</id><title>Brötchen, hell</title></item></r>`
  expect(await rowsOf(Buffer.from(xml("utf-8"), "latin1"))).toEqual(loaf)
  expect(await rowsOf(xml("utf-16"))).toEqual(loaf)
})

test("letters beyond the first pages are read by the bytes that they have", async () => {
  const plain = Array.from({ length: 400 }, (_, index) => `p${index};Plain loaf`)
  const text = `id;title\n${plain.join("\n")}\np400;Brötchen\n`
  for (const encoding of ["latin1", "utf8"] as const)
    expect((await rowsOf(Buffer.from(text, encoding), 4_096)).at(-1)).toEqual({ id: "p400", title: "Brötchen" })
})

test("lines quoted as a whole, and cells of tab-separated ones, lose their quotes", async () => {
  expect(await rowsOf('"id,title"\n"p1,""Brötchen, hell"""\n')).toEqual(loaf)
  expect(await rowsOf('id\ttitle\np1\t"Brötchen, hell"\n')).toEqual(loaf)
})

test("a list of products in JSON is read, however deep it lies", async () => {
  const product = { id: "p1", title: "Brötchen, hell", price: { amount: 4.5 }, additional_image_link: ["a", "b"] }
  const row = { ...loaf[0], "price.amount": "4.5", additional_image_link: "a,b" }
  expect(await rowsOf(JSON.stringify([product]))).toEqual([row])
  expect(await rowsOf(JSON.stringify({ shop: { name: "Rye", items: [product] } }))).toEqual([row])
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    id: `p${index}`,
    title: "Brötchen, hell, in einer Zeile",
  }))
  expect(await rowsOf(JSON.stringify(many), 4_096)).toHaveLength(many.length)
})

test("a bare mark or a control character costs nothing but itself", async () => {
  const item = (id: string, title: string) => `<item><id>${id}</id><title>${title}</title></item>`
  const titles = [
    "Salt & pepper",
    "R&D &nbsp;x",
    "Tea\u0001pot",
    "a < b",
    "x &#1;y",
    "<![CDATA[A & B]]>",
    "&amp; &#38;",
  ]
  const xml = `<rss>${titles.map((title, index) => item(`p${index}`, title)).join("")}</rss>`
  for (const size of [1, 7, 100_000])
    expect((await rowsOf(xml, size)).map(({ title }) => title)).toEqual([
      "Salt & pepper",
      "R&D \u00A0x",
      "Teapot",
      "a < b",
      "x y",
      "A & B",
      "& &",
    ])
})

test("what is malformed says in which line and column", async () => {
  const place = (content: string) =>
    rowsOf(content, 100_000).then(
      () => undefined,
      (cause: unknown) => (cause instanceof FeedUnreadable ? cause.place : cause),
    )
  expect(await place("<rss>\n<item>\n<id>1</item></rss>")).toEqual({ line: 3, column: 12 })
  expect(await place("\n\n<rss>\n<item>\n<id>1</id>")).toEqual({ line: 5, column: 10 })
  expect(await place('[\n{"id": 1,}\n]')).toEqual({ line: 2, column: 10 })
  expect(await place('[{"id": 1}')).toEqual({ line: 1, column: 11 })
  expect(await place('id,title\np1,Rye\np2,"open\np3,Oat\n')).toEqual({ line: 3 })
  expect(await place('\nsep=;\nid;title\n"p1\n";Rye\np2;"open\np3;Oat\n')).toEqual({ line: 6 })
  expect(await place(`id,title\np1,Rye\np2,"${"x".repeat(1_100_000)}`)).toEqual({ line: 3 })
})

test("every additional picture of an item is kept", async () => {
  const pictures = ["https://a.example/1.jpg", "https://a.example/2.jpg"]
  const xml = `<rss xmlns:g="g"><item><g:id>p1</g:id>${pictures.map((one) => `<g:additional_image_link>${one}</g:additional_image_link>`).join("")}</item></rss>`
  expect(await rowsOf(xml)).toEqual([{ id: "p1", additional_image_link: pictures.join(",") }])
})
