import { load } from "cheerio"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"
import { readPage } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"

const address = "https://pages.example.com/p"

test("too many elements lose the middle ones, wherever they are", () => {
  const items = Array.from({ length: 12_000 }, (_, at) => `<li>item ${at}</li>`).join("")
  const { lines } = readPage(`<main><ul>${items}</ul></main><footer><p>the end</p></footer>`, address)
  const texts = lines.map(({ text }) => text)
  expect(texts.length).toBeLessThanOrEqual(8_000)
  expect([texts[0], texts.at(-2), texts.at(-1)]).toEqual(["item 0", "item 11999", "the end"])
  expect(texts).not.toContain("item 8000")
})

test("too much text loses its middle", () => {
  const lines = Array.from({ length: 400 }, (_, at) => `<p>${at} ${"word ".repeat(250)}</p>`).join("")
  const texts = readPage(lines, address).lines.map(({ text }) => text)
  expect(texts.join("").length).toBeLessThanOrEqual(250_000)
  expect([texts[0]?.slice(0, 6), texts.at(-1)?.slice(0, 8)]).toEqual(["0 word", "399 word"])
})

test("what is nested too deep is left out", () => {
  const { $ } = readPage(`${"<div>".repeat(400)}deep`, address)
  const depths = $("div")
    .toArray()
    .map((element) => $(element).parents().length)
  expect(Math.max(...depths)).toBeLessThan(130)
})

test("a business is read from the head and foot of an unlimited page", () => {
  const filler = "<p>Lovely day</p>".repeat(20_000)
  const { phones, address: found } = extractDetails(
    `<title>Alder Dental</title><a href="tel:+441132450099">Call</a>${filler}<footer><h3>Address</h3><p>4 Kirkgate, Leeds LS1 6BY</p></footer>`,
    address,
    { places: fewPlaces, region: "GB" },
  )
  expect(phones.map(({ value }) => value)).toEqual(["+441132450099"])
  expect([found.line1?.value, found.city?.value]).toEqual(["4 Kirkgate", "Leeds"])
})

const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    fc.string({ unit: fc.constantFrom("a", "b", " ") }),
    fc.array(tie("node"), { maxLength: 4 }).map((nodes) => `<span>${nodes.join("")}</span>`),
  ),
})).node

test("text up to a length is a prefix of the whole text", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 6 }), fc.nat(30), (nodes, most) => {
      const $ = load(`<div id="here">${nodes.join("")}</div><p>beside</p>`)
      const element = $("#here")
      expect(textUpTo(element.get(0) ?? null, most)).toBe(element.text().slice(0, most))
    }),
  )
})
