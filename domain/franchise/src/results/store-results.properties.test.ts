import { totalsOf } from "@domain/insights"
import { CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { ResultOrder, resultsPage, standouts, type StoreResult } from "./store-results.ts"

const result = (index: number, spend: number, results: number): StoreResult => ({
  code: `S-${index}`,
  name: `Store ${index}`,
  region: index % 2 === 0 ? "North" : "South",
  campaignId: CampaignId.make(index + 1),
  status: "Active",
  dailyBudget: 1_000,
  totals: totalsOf([{ impressions: spend, clicks: results * 2, results, spend }]),
})
const anyResults = fc
  .array(fc.tuple(fc.nat(500_000), fc.nat(200)), { maxLength: 30 })
  .map((all) => all.map(([spend, results], index) => result(index, spend, results)))

test("every store is on one page, and the pages' sums are the whole's", () => {
  law(
    fc.property(
      anyResults,
      fc.constantFrom(...ResultOrder.literals),
      fc.integer({ min: 1, max: 9 }),
      (all, order, limit) => {
        const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, index) =>
          resultsPage(all, { order, limit, page: index + 1 }),
        )
        const shown = pages.flatMap(({ rows }) => rows)
        expect(shown.map(({ code }) => code).toSorted()).toEqual(all.map(({ code }) => code).toSorted())
        const sums = totalsOf(shown.map(({ totals }) => totals))
        for (const page of pages) expect(page.sums).toEqual(sums)
      },
    ),
  )
})

test("regions part the whole: their sums add up to it", () => {
  law(
    fc.property(anyResults, (all) => {
      const of = (region: string) => resultsPage(all, { region, limit: 1 }).sums
      const whole = resultsPage(all, { limit: 1 }).sums
      expect(of("North").spend + of("South").spend).toBe(whole.spend)
      expect(of("North").results + of("South").results).toBe(whole.results)
    }),
  )
})

test("nobody stands out by chance: equal stores, and too few results, name none", () => {
  const equal = Array.from({ length: 40 }, (_, index) => result(index, 100_000, 20 + (index % 3)))
  expect(standouts(equal)).toEqual([])
  expect(standouts([result(0, 90_000, 0), result(1, 1_000, 9)])).toEqual([])
})

test("a surely cheaper store is the best, and one without results the worst", () => {
  const stores = [
    result(0, 100_000, 200),
    result(1, 400_000, 0),
    ...Array.from({ length: 20 }, (_, index) => result(index + 2, 100_000, 25)),
  ]
  expect(standouts(stores).map(({ code, kind, reason }) => [code, kind, reason])).toEqual([
    ["S-0", "Best", "Cheaper"],
    ["S-1", "Worst", "NoResults"],
  ])
})
