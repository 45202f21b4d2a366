import { pageFits } from "@domain/kernel"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkedRule, isVisit, mayTellVisit, type VisitorRule } from "./visitor-rule.ts"

const anyPath = fc.stringMatching(/^(?:\/[A-Za-z0-9-]{0,6}){1,3}$/)
const anyMatch = fc.constantFrom("Is" as const, "BeginsWith" as const, "Contains" as const)

test("a rule without pages counts every page", () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      expect(isVisit({}, path)).toBe(true)
    }),
  )
})

test("a rule with pages counts what its match counts, before and after it is checked", () => {
  fc.assert(
    fc.property(anyMatch, anyPath, anyPath, (match, path, seen) => {
      const rule: VisitorRule = { pages: { match, path }, days: 30 }
      const kept = Result.getOrThrow(checkedRule(rule))
      expect(isVisit(kept, seen)).toBe(pageFits(match, path, seen))
      expect(Result.getOrThrow(checkedRule(kept))).toEqual(kept)
    }),
  )
})

test("an address that no page can have is refused", () => {
  for (const pages of [
    { match: "Is", path: "sale" },
    { match: "BeginsWith", path: "shop.example/sale" },
    { match: "Contains", path: "  " },
  ] as const)
    expect(Result.isFailure(checkedRule({ pages, days: 30 }))).toBe(true)
})

test("a visit is told with the consent to keep it and to show ads, not with one alone", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (adStorage, adPersonalization) => {
      expect(mayTellVisit({ adStorage, adPersonalization })).toBe(adStorage && adPersonalization)
    }),
  )
})
