import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { exclusions } from "./google-objects.ts"
import { googleSearch } from "./google-search.ts"

const excluded = (change: Partial<Parameters<typeof exclusions>[0]>) =>
  exclusions({ ...samplePlan(1, "Search"), ...change }, "group").map(({ ageRange, gender, negative }) => [
    negative,
    ageRange ?? gender,
  ])

test("people of unknown age or gender are excluded with those not chosen", () => {
  expect(excluded({ ageBands: ["25-34", "35-44", "45-54", "55-64"], gender: "Female" })).toEqual([
    [true, { type: "AGE_RANGE_18_24" }],
    [true, { type: "AGE_RANGE_65_UP" }],
    [true, { type: "AGE_RANGE_UNDETERMINED" }],
    [true, { type: "MALE" }],
    [true, { type: "UNDETERMINED" }],
  ])
})

test("nobody is excluded where everybody was chosen", () => {
  const ageBands = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const
  expect(excluded({ ageBands, gender: "All" })).toEqual([])
  expect(excluded({ ageBands: [], gender: "All" })).toEqual([])
})

test("each keyword has its own match, and searches that are left out are negative", () => {
  const { search, ...plan } = samplePlan(1, "Search")
  const lines = search ?? { headlines: [], descriptions: [], keywords: [] }
  const made = {
    ...plan,
    search: {
      ...lines,
      keywords: ["dentist pune", "dental clinic", "teeth"],
      keywordMatches: [
        { keyword: "dental clinic", match: "Exact" },
        { keyword: "teeth", match: "Broad" },
      ],
      negativeKeywords: [{ keyword: "jobs", match: "Broad" }],
    },
  } as const
  expect(googleSearch.groupCriteria(made, "group").map(({ keyword }) => keyword)).toEqual([
    { text: "dentist pune", matchType: "PHRASE" },
    { text: "dental clinic", matchType: "EXACT" },
    { text: "teeth", matchType: "BROAD" },
  ])
  expect(googleSearch.leftOut(made, "campaign")).toEqual([
    { campaign: "campaign", negative: true, keyword: { text: "jobs", matchType: "BROAD" } },
  ])
})
