import * as fc from "fast-check"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { MinorUnits } from "@domain/kernel"
import { keepsFrom, keywordNotation } from "./keyword-match.ts"
import { MatchedKeyword } from "./matched-keyword.ts"
import { mostSearchTerms, negativeOf, searchTerms, withSearch } from "./search-terms.ts"
import { anyMatchedKeyword } from "./testing/index.ts"

const count = fc.nat(5_000)
const anyFound = fc.array(
  fc.record({
    term: fc.oneof(
      anyMatchedKeyword.map(({ keyword }) => keyword),
      fc.string({ minLength: 1, maxLength: 12 }),
      fc
        .array(fc.constantFrom("किताब", "में", "50%", "עו״ד", "c++"), { minLength: 1, maxLength: 9 })
        .map((words) => words.join(" ")),
    ),
    impressions: count,
    clicks: count,
    spend: count.map((spend) => MinorUnits.make(spend)),
  }),
  { maxLength: 60 },
)
const anyNegatives = fc.array(anyMatchedKeyword, { maxLength: 3 })

test("each search comes once, and its figures add up over the keywords that brought it", () => {
  law(
    fc.property(anyFound, (found) => {
      const listed = searchTerms(found, {})
      expect(new Set(listed.map(({ term }) => term)).size).toBe(listed.length)
      for (const figure of ["impressions", "clicks", "spend"] as const)
        expect(listed.reduce((sum, term) => sum + term[figure], 0)).toBe(
          found.reduce((sum, term) => sum + term[figure], 0),
        )
    }),
  )
})

test("the searches that cost most come first, a hundred at most", () => {
  const found = Array.from({ length: 130 }, (_, index) => ({
    term: `search ${index}`,
    impressions: 1,
    clicks: 1,
    spend: MinorUnits.make(index),
  }))
  const listed = searchTerms(found, {})
  expect([listed.length, listed[0]?.term]).toEqual([mostSearchTerms, "search 129"])
})

test("a search that its own words leave out may be shown again", () => {
  law(
    fc.property(anyFound, (found) => {
      for (const { term, mayLeaveOut } of searchTerms(found, {})) {
        const own = negativeOf(term)
        expect(mayLeaveOut).toBe(own !== undefined)
        if (own === undefined) continue
        expect(Schema.is(MatchedKeyword)(own)).toBe(true)
        const [left] = searchTerms(
          found.filter((search) => search.term.trim().toLowerCase() === term),
          { negativeKeywords: [own] },
        )
        expect(left).toMatchObject({ standing: "LeftOut", mayShowAgain: true })
      }
    }),
  )
})

test("a search that a wider negative keyword leaves out is not shown again by its own", () => {
  const found = ["Free bread?", 'עו"ד'].map((term) => ({ term, impressions: 1, clicks: 0, spend: MinorUnits.make(0) }))
  const wide = { keyword: "free", match: "Broad" } as const
  const own = { keyword: "free bread", match: "Exact" } as const
  const [bread, lawyer] = searchTerms(found, { keywords: ["עוד"], negativeKeywords: [wide, own] })
  expect(bread).toMatchObject({ standing: "LeftOut", mayShowAgain: false })
  expect(lawyer).toMatchObject({ standing: "Keyword", mayShowAgain: false })
})

test("a keyword of the campaign is named so among its searches", () => {
  const found = ["Rye Bread", "rye rolls"].map((term) => ({
    term,
    impressions: 1,
    clicks: 0,
    spend: MinorUnits.make(0),
  }))
  expect(searchTerms(found, { keywords: ["rye bread"] }).map(({ standing }) => standing)).toEqual(["Keyword", "Other"])
})

test("a search is named by its own words, and one without any cannot be left out", () => {
  expect(negativeOf("Bread, 50% off?")).toEqual({ keyword: "bread 50 off", match: "Exact" })
  expect(negativeOf("???")).toBeUndefined()
  expect(negativeOf("a b c d e f g h i j k")).toBeUndefined()
})

test("a search that is left out and shown again leaves no negative keyword behind", () => {
  law(
    fc.property(anyNegatives, anyMatchedKeyword, (negatives, { keyword }) => {
      const negative = { keyword, match: "Exact" } as const
      const others = negatives.filter((one) => keywordNotation(one) !== keywordNotation(negative))
      const left = withSearch(others, negative, true)
      expect(left.some((one) => keepsFrom(one, keyword))).toBe(true)
      expect(withSearch(left, negative, true)).toEqual(left)
      expect(withSearch(left, negative, false)).toEqual(others)
    }),
  )
})
