import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import {
  blockedKeywords,
  keepsFrom,
  keptMatches,
  keywordNotation,
  matchedKeywords,
  typedKeyword,
  withMatch,
} from "./keyword-match.ts"
import { anyMatchedKeyword } from "./testing/index.ts"

const anyMatches = fc.array(anyMatchedKeyword, { maxLength: 6 })

test("a keyword in Google's notation is read as it was written", () => {
  law(
    fc.property(anyMatchedKeyword, (matched) => {
      expect(typedKeyword(keywordNotation(matched), "Broad")).toEqual(matched)
    }),
  )
})

test("an unmarked keyword has the usual match of its list", () => {
  expect(typedKeyword(" rye bread ", "Phrase")).toEqual({ keyword: "rye bread", match: "Phrase" })
  expect(typedKeyword("free", "Broad")).toEqual({ keyword: "free", match: "Broad" })
  for (const typed of ["“rye bread”", "”rye bread”", "„rye bread”", '\u200F"rye bread"'])
    expect(typedKeyword(typed, "Broad")).toEqual({ keyword: "rye bread", match: "Phrase" })
})

test("an exact negative leaves out less than a phrase, a phrase less than its words", () => {
  law(
    fc.property(anyMatchedKeyword, anyMatchedKeyword, ({ keyword }, { keyword: search }) => {
      const [exact, phrase, broad] = (["Exact", "Phrase", "Broad"] as const).map((match) =>
        keepsFrom({ keyword, match }, search),
      )
      if (exact) expect(phrase).toBe(true)
      if (phrase) expect(broad).toBe(true)
    }),
  )
})

test("a negative keyword leaves out searches by its words, their order or the whole", () => {
  const leavesOut = (match: "Broad" | "Phrase" | "Exact") =>
    ["free bread", "bread for free", "gluten-free bread", "bread free"].filter((search) =>
      keepsFrom({ keyword: "free bread", match }, search),
    )
  expect(leavesOut("Broad")).toEqual(["free bread", "bread for free", "gluten-free bread", "bread free"])
  expect(leavesOut("Phrase")).toEqual(["free bread", "gluten-free bread"])
  expect(leavesOut("Exact")).toEqual(["free bread"])
  expect(keepsFrom({ keyword: "bread", match: "Exact" }, "rye bread")).toBe(false)
})

test("no keyword is blocked once the negative keywords that block are gone", () => {
  law(
    fc.property(fc.array(anyMatchedKeyword), anyMatches, (keywords, negatives) => {
      const blocking = blockedKeywords(keywords, negatives)
      const rest = negatives.filter((negative) => blockedKeywords(keywords, [negative]).length === 0)
      expect(blockedKeywords(keywords, rest)).toEqual([])
      expect(blocking.length > 0).toBe(rest.length < negatives.length)
      for (const { keyword, by } of blocking) expect(keepsFrom(by, keyword)).toBe(true)
    }),
  )
})

test("a keyword is blocked only where no search that it brings remains", () => {
  const blockedBy = (negative: "Broad" | "Phrase" | "Exact") =>
    (["Broad", "Phrase", "Exact"] as const).filter(
      (match) =>
        blockedKeywords([{ keyword: "dr. dentist", match }], [{ keyword: "dr dentist", match: negative }]).length > 0,
    )
  expect([blockedBy("Broad"), blockedBy("Phrase"), blockedBy("Exact")]).toEqual([
    ["Phrase", "Exact"],
    ["Phrase", "Exact"],
    ["Exact"],
  ])
})

test("each keyword stands once with its last choice, else with the usual match", () => {
  law(
    fc.property(fc.array(anyMatchedKeyword), anyMatches, (own, matches) => {
      const keywords = own.map(({ keyword }) => keyword)
      const matched = matchedKeywords(keywords, keptMatches(matches))
      expect(matched.map(({ keyword }) => keyword)).toEqual([...new Set(keywords)])
      for (const { keyword, match } of matched)
        expect(match).toBe(matches.findLast((one) => one.keyword === keyword)?.match ?? "Phrase")
    }),
  )
})

test("the usual match is not kept, so that choosing it takes a match back", () => {
  law(
    fc.property(anyMatches, anyMatchedKeyword, (matches, { keyword }) => {
      const kept = withMatch(matches, { keyword, match: "Phrase" })
      expect(kept.some((one) => one.keyword === keyword || one.match === "Phrase")).toBe(false)
      expect(keptMatches(kept)).toEqual(kept)
    }),
  )
})
