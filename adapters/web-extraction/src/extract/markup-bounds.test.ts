import * as fc from "fast-check"
import { expect, test } from "vitest"
import { samplePages } from "../testing/sample-pages.ts"
import { parseable } from "./markup-bounds.ts"

test.each([
  ...Object.entries(samplePages),
  ["comparisons in a script", `<script>${"if (a<b && i<u) x='<div>';".repeat(700)}</script><p>Leeds</p>`],
  ["comments", `<!-- ${"<div><b>".repeat(700)} --><p>Leeds</p>`],
  ["pictograms that nobody closes", '<p><i class="fa fa-star"/></p>'.repeat(700)],
  [
    "paragraphs, rows and items that nobody closes",
    "<p>a<ul><li>b<li>c</ul><table><tr><td>d<tr><td>e</table>".repeat(700),
  ],
  ["spans that only the block around them closes", "<div><span>a</div>".repeat(700)],
])("%s: a page of a business stays whole", (_, page) => {
  expect(parseable(page)).toBe(page)
})

const numbered = (count: number, tag: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => tag(at)).join("")

test.each([
  ["elements in elements", "<div>".repeat(600), 512],
  ["elements in elements, with ends of others between", "<div></x>".repeat(600), 512],
  ["looks that live on", numbered(100, (at) => `<b id="${at}">`), 60],
  ["elements without an end", "<p>".repeat(41_000), 40_000],
])("of %s no more is parsed than any page needs", (_, page, most) => {
  const kept = parseable(page)
  expect(page.startsWith(kept)).toBe(true)
  expect(kept.match(/<\w/g)).toHaveLength(most)
})

const markup = fc.array(
  fc.oneof(
    fc.constantFrom(
      "<div>",
      "</div>",
      "<b>",
      "</b>",
      "<p>",
      "<!--",
      "-->",
      "<script>",
      "</script>",
      "<a href='/'>",
      "<",
      ">",
    ),
    fc.string({ maxLength: 5 }),
  ),
  { maxLength: 1_500 },
)

test("what is parsed is a prefix of the page", () => {
  fc.assert(
    fc.property(markup, (parts) => {
      const page = parts.join("")
      const kept = parseable(page)
      expect(page.startsWith(kept)).toBe(true)
      expect(parseable(kept)).toBe(kept)
    }),
  )
})
