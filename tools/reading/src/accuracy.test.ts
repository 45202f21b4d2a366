import { describe, expect, it } from "vitest"
import { accuracyOf, judge, type Label } from "./accuracy.ts"
import { extractDetails } from "./extract/extract-details.ts"
import { fewPlaces } from "./testing/few-places.ts"
import { samplePages } from "./testing/sample-pages.ts"

const label: Label = {
  name: ["Elite Physio"],
  category: ["physiotherapist"],
  phones: ["+441225447111"],
  emails: [],
  city: ["Bath"],
  postcode: "BA2 3ET",
}
const details = extractDetails(samplePages.kindFirst, "https://pages.example.com/", { places: fewPlaces })
const outcomes = (changed: Partial<Label>) =>
  Object.fromEntries(judge("page", { ...label, ...changed }, details).map(({ field, outcome }) => [field, outcome]))

describe("measuring accuracy", () => {
  it("counts the right ones among stated fields and leaves silence out", () => {
    expect(accuracyOf(judge("page", label, details))).toEqual({ right: 5, stated: 5, invented: 0, silent: 1 })
  })

  it("tells invented, wrong and missing values apart", () => {
    expect(outcomes({ city: [] })["city"]).toBe("invented")
    expect(outcomes({ postcode: "M1 1AA" })["postcode"]).toBe("wrong")
    expect(outcomes({ emails: ["a@b.uk"] })["emails"]).toBe("missing")
  })

  it("wants every phone but any accepted name, whatever the spacing", () => {
    expect(outcomes({ phones: ["+441225447111", "+441225447112"] })["phones"]).toBe("wrong")
    expect(outcomes({ name: ["Another", "elite-physio"] })["name"]).toBe("right")
  })
})
