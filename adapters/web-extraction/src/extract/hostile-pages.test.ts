import { expect, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

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
