import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { changedTerms, changedTotals } from "./changed-prices.ts"
import { seedPriceLists } from "./seed.ts"
import { anyPriceList, examplePrice } from "./testing/index.ts"

const before = seedPriceLists.GB
const after = { ...before, recommendedDaily: 40_00, serviceFeePercent: 10 }

test("terms that differ are told, and the Growth level follows the Starter level", () => {
  expect(changedTerms(before, after)).toEqual([
    { term: "recommendedDaily", before: 30_00, after: 40_00 },
    { term: "growthDaily", before: 60_00, after: 80_00 },
    { term: "serviceFeePercent", before: 20, after: 10 },
  ])
})

test("a list changes no term of itself", () => {
  law(
    fc.property(anyPriceList, (list) => {
      expect(changedTerms(list, list)).toEqual([])
    }),
  )
})

test("totals are told at each level of both lists and at the highest budgets", () => {
  const totals = changedTotals(before, { ...after, maximumDaily: 1_000_00 }, 10, 0)
  expect(totals.map(({ dailyBudget }) => dailyBudget)).toEqual([20_00, 30_00, 40_00, 60_00, 80_00, 1_000_00, 2_000_00])
  expect(totals[0]).toEqual({ dailyBudget: 20_00, before: 240_00, after: 220_00 })
  expect(totals.at(-1)).toEqual({ dailyBudget: 2_000_00, before: 24_000_00, after: undefined })
})

test("totals are prices of the lists, for any two lists of a region", () => {
  const alike = fc.tuple(anyPriceList, anyPriceList).filter(([one, other]) => one.region === other.region)
  law(
    fc.property(alike, fc.integer({ min: 1, max: 90 }), ([one, other], days) => {
      for (const total of changedTotals(one, other, days, 0)) {
        const { dailyBudget } = total
        const sold = dailyBudget >= other.minimumDaily && dailyBudget <= other.maximumDaily
        const { total: price } = examplePrice({ priceList: other, dailyBudget, days, waivedDays: 0 })
        expect(total.after).toBe(sold ? price : undefined)
      }
    }),
  )
})
