import * as fc from "fast-check"
import { expect, test } from "vitest"
import { samplePages } from "../testing/sample-pages.ts"
import { parseablePrefix } from "./markup-bounds.ts"

test.each([
  ...Object.entries(samplePages),
  ["comparisons in a script", `<script>${"if (a<b && i<u) x='<div>';".repeat(700)}</script><p>Leeds</p>`],
  ["comments", `<!-- ${"<div><b>".repeat(700)} --><p>Leeds</p>`],
  ["unclosed icons", '<p><i class="fa fa-star"/></p>'.repeat(700)],
  ["unclosed paragraphs, rows and items", "<p>a<ul><li>b<li>c</ul><table><tr><td>d<tr><td>e</table>".repeat(700)],
  ["spans closed only by their block", "<div><span>a</div>".repeat(700)],
])("%s: a business page stays whole", (_, page) => {
  expect(parseablePrefix(page)).toBe(page)
})

const numbered = (count: number, tag: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => tag(at)).join("")

test.each([
  ["nested elements", "<div>".repeat(600), 512],
  ["nested elements with foreign end tags", "<div></x>".repeat(600), 512],
  ["formatting that is reopened", numbered(100, (at) => `<b id="${at}">`), 60],
  ["elements without an end tag", "<p>".repeat(41_000), 40_000],
])("%s: parsing stops at the limit", (_, page, most) => {
  const prefix = parseablePrefix(page)
  expect(page.startsWith(prefix)).toBe(true)
  expect(prefix.match(/<\w/g)).toHaveLength(most)
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
      const prefix = parseablePrefix(page)
      expect(page.startsWith(prefix)).toBe(true)
      expect(parseablePrefix(prefix)).toBe(prefix)
    }),
  )
})
