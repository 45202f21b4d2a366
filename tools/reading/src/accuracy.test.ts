import { describe, expect, it } from "vitest"
import { accuracyOf, judge, type Label } from "./accuracy.ts"
import { readingPage } from "./report.ts"

const fact = (value: string) => ({ value, source: "text" as const, confidence: 0.9 })
const details = {
  name: fact("Elite Physio"),
  category: fact("physiotherapist"),
  phones: [fact("+441225447111")],
  emails: [],
  address: { city: fact("Bath"), postcode: fact("BA2 3ET") },
  openingHours: [],
  socials: [],
  imageUrls: [],
  colours: [],
  services: [],
}
const label: Label = {
  name: ["Elite Physio"],
  category: ["physiotherapist"],
  phones: ["+441225447111"],
  emails: [],
  city: ["Bath"],
  postcode: ["BA2 3ET"],
}
const outcomes = (changed: Partial<Label>) =>
  Object.fromEntries(judge("page", { ...label, ...changed }, details).map(({ field, outcome }) => [field, outcome]))

describe("measuring accuracy", () => {
  it("counts the right ones among stated fields and leaves silence out", () => {
    expect(accuracyOf(judge("page", label, details))).toEqual({
      right: 5,
      wrong: 0,
      missing: 0,
      stated: 5,
      invented: 0,
    })
  })

  it("tells invented, wrong and missing values apart", () => {
    expect(outcomes({ city: [] })["city"]).toBe("invented")
    expect(outcomes({ postcode: ["M1 1AA"] })["postcode"]).toBe("wrong")
    expect(outcomes({ emails: ["a@b.uk"] })["emails"]).toBe("missing")
  })

  it("wants every phone but any accepted name, whatever the spacing", () => {
    expect(outcomes({ phones: ["+441225447111", "+441225447112"] })["phones"]).toBe("wrong")
    expect(outcomes({ name: ["Another", "elite-physio"] })["name"]).toBe("right")
  })

  it("a page of figures says how many pages could be had", () => {
    const page = {
      repository: "a/b",
      commit: "c",
      path: "d",
      address: "https://a.example/",
      region: "GB",
      label,
    } as const
    const set = { set: "ninth", note: "Kept apart.", pages: [page, page] }
    const verdicts = judge("page", { ...label, city: [] }, details)
    const written = readingPage([{ set, read: 1, verdicts, absent: ["a/b d"] }], [], {
      ninth: { right: 3, wrong: 1, missing: 0, stated: 4, invented: 2 },
    })
    expect(written).toContain("| ninth | 1 of 2 | 3 of 4 (75.0 %) | 2 | 4 of 4 (100.0 %) | 0 | 0 | 1 | Kept apart. |")
  })
})
