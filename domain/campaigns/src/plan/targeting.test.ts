import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { PlanTargeting, planTargetingRules } from "./targeting.ts"

const isTargeting = Schema.is(PlanTargeting)
const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`)
const interests = (count: number) => words(count).map((name) => ({ id: name, name, path: [] }))

test("a keyword's match and a negative keyword take their normal form", () => {
  const typed = [
    { keyword: " Rye  Bread", match: "Broad" },
    { keyword: "rye bread", match: "Exact" },
    { keyword: "Rolls", match: "Phrase" },
  ] as const
  const { keywordMatches, negativeKeywords } = planTargetingRules
  expect(keywordMatches?.check?.(typed, "IN")).toEqual(Result.succeed([{ keyword: "rye bread", match: "Exact" }]))
  expect(negativeKeywords?.check?.([...typed, typed[0]], "IN")).toEqual(
    Result.succeed([
      { keyword: "rye bread", match: "Broad" },
      { keyword: "rye bread", match: "Exact" },
      { keyword: "rolls", match: "Phrase" },
    ]),
  )
  const many = Array.from({ length: 101 }, (_, index) => ({ keyword: `no ${index}`, match: "Broad" as const }))
  expect(negativeKeywords?.check?.(many.slice(1), "IN")).toMatchObject({ success: { length: 100 } })
  expect(negativeKeywords?.check?.(many, "IN")).toMatchObject({
    failure: { key: "validation.negativeKeywordsTooMany" },
  })
  expect(negativeKeywords?.check?.([{ keyword: "50%", match: "Broad" }], "IN")).toMatchObject({
    failure: { key: "validation.negativeKeywordInvalid" },
  })
})

test("fifty interests and a hundred keywords are taken, and no more", () => {
  expect(isTargeting({ interests: interests(50), keywords: words(100) })).toBe(true)
  expect(isTargeting({ interests: interests(51) })).toBe(false)
  expect(isTargeting({ keywords: words(101) })).toBe(false)
})
