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
