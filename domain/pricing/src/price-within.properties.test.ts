import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { priceWithin } from "./price-within.ts"
import { anyPriceInput, examplePrice } from "./testing/index.ts"
import { seedPriceLists } from "./seed.ts"

const anyTotal = fc.integer({ min: 0, max: 1_000_000_000 })
/** Without a promotion, since a flat one may pay for several budgets alike. */
const anyInput = anyPriceInput.map(({ promo: _promo, dailyBudget: _budget, ...input }) => input)

test("an amount buys the largest daily budget whose price it pays", () => {
  law(
    fc.property(anyInput, anyTotal, (input, total) => {
      const price = priceWithin(total, input)
      const next = examplePrice({ ...input, dailyBudget: (price?.dailyBudget ?? 0) + 1 }).total
      expect(price?.total ?? 0).toBeLessThanOrEqual(total)
      expect(next).toBeGreaterThan(total)
    }),
  )
})

test("the price of an amount is the price of its daily budget", () => {
  law(
    fc.property(anyInput, anyTotal, (input, total) => {
      const price = priceWithin(total, input)
      fc.pre(price !== undefined)
      if (price !== undefined) expect(price).toEqual(examplePrice({ ...input, dailyBudget: price.dailyBudget }))
    }),
  )
})

test("₹10,000 for 30 days is ₹282.48 of ads a day, and the rest is tax", () => {
  const price = priceWithin(10_000_00, { priceList: seedPriceLists.IN, days: 30 })
  expect([price?.dailyBudget, price?.media, price?.tax, price?.total]).toEqual([282_48, 8_474_40, 1_525_40, 9_999_80])
})

test.each([
  ["nothing is paid", 0, 10],
  ["no whole days are asked for", 10_000, 1.5],
  ["half a unit is paid", 10_000.5, 10],
])("there is no price where %s", (_, total, days) => {
  expect(priceWithin(total, { priceList: seedPriceLists.IN, days })).toBeUndefined()
})
