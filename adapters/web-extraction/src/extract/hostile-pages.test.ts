import { expect, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const structured = (json: string) => `<script type="application/ld+json">${json}</script><p>Leeds LS1 4AB</p>`

test.each([
  ["one text without an end", structured(`{"@type":"Store","telephone":"${",".repeat(60_000)}"}`)],
  ["quotes that nothing closes", structured(`{"name":"${String.raw`\"`.repeat(60_000)}`)],
  ["tags that nothing closes", structured(`{"@type":"Store","name":"${"<a".repeat(60_000)}"}`)],
  ["commas before a lost end", structured(`{"@type":"Store","name":"A"${",".repeat(60_000)}x`)],
])("%s is read as soon as another page", (_, page) => {
  const begun = performance.now()
  extractDetails(page, "https://pages.example.com/p", { places: fewPlaces, region: "GB" })
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test("a logo's name that is drowned in blanks is read as soon as another", () => {
  const page = `<header><img src="/logo.png" alt="Chai Corner${" ".repeat(1_800)}!"></header><p>Leeds LS1 4AB</p>`
  const begun = performance.now()
  const { name } = extractDetails(page, "https://pages.example.com/p", { places: fewPlaces, region: "GB" })
  expect(name?.value).toBe("Chai Corner")
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test("a style sheet that says one word over and over is read as soon as another", () => {
  const page = `<style>a { ${"--main".repeat(1_000)} } :root { --main-colour: #c8321e }</style><p>Leeds LS1 4AB</p>`
  const begun = performance.now()
  const { colours } = extractDetails(page, "https://pages.example.com/p", { places: fewPlaces, region: "GB" })
  expect(colours.map(({ value }) => value)).toContain("#c8321e")
  expect(performance.now() - begun).toBeLessThan(2_000)
})
