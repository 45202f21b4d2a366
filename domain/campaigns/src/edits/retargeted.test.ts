import { expect, test } from "vitest"
import type { AdPlan } from "../plan/ad-plan.ts"
import { retargeted } from "./retargeted.ts"

const shown = {
  ageBands: ["25-34"],
  gender: "All",
  audiences: { included: ["1"], excluded: [] },
  hours: [{ weekday: 1, from: 540, to: 1020 }],
  link: "https://rye.example",
  search: {
    headlines: ["Rye"],
    descriptions: ["Bread"],
    keywords: ["rye"],
    negativeKeywords: [{ keyword: "free", match: "Broad" }],
  },
} as unknown as AdPlan

test("an ad keeps its words while its audience, keywords and hours follow a change", () => {
  const { hours: _hours, audiences: _audiences, ...always } = shown
  const keywordMatches = [{ keyword: "rye", match: "Exact" }]
  const changed = {
    ...always,
    ageBands: ["35-44"],
    audiences: { included: [], excluded: ["2"] },
    link: "https://new.example",
    search: { headlines: ["New"], descriptions: ["New"], keywords: ["rye", "rolls"], keywordMatches },
  } as unknown as AdPlan
  expect(retargeted(shown, changed)).toEqual({
    ...always,
    ageBands: ["35-44"],
    audiences: { included: [], excluded: ["2"] },
    search: { headlines: ["Rye"], descriptions: ["Bread"], keywords: ["rye", "rolls"], keywordMatches },
  })
})

test("languages follow a change, and go with it", () => {
  const changed = { ...shown, languages: ["hi", "mr"] } as AdPlan
  expect(retargeted(shown, changed).languages).toEqual(["hi", "mr"])
  expect(retargeted(changed, shown)).not.toHaveProperty("languages")
})
