import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, daysIn } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { productTotalsOf, totalsByBucket } from "./product-metrics.ts"
import { insightDays, ProductSort, shownCost, sortedProducts } from "./product-report.ts"
import { anyPeriod, anyProductDay } from "./testing/index.ts"

test("the parts of a period make up its days, and as many days come before", () => {
  law(
    fc.property(anyPeriod, anyLocalDate, (period, today) => {
      const { parts, days, compared } = insightDays(period, today)
      expect(parts.reduce((sum, part) => sum + daysIn(part), 0)).toBe(daysIn(days))
      expect([daysIn(compared), addDays(compared.to, 1)]).toEqual([daysIn(days), days.from])
    }),
  )
})

test("a period's totals are the sums of its parts, ratios included", () => {
  law(
    fc.property(anyPeriod, anyLocalDate, fc.array(anyProductDay, { maxLength: 8 }), (period, today, days) => {
      const { parts } = insightDays(period, today)
      const placed = days.map((day, index) => ({ ...day, date: parts[index % parts.length]?.from ?? today }))
      expect(productTotalsOf(totalsByBucket(parts, placed))).toEqual(productTotalsOf(placed))
    }),
  )
})

test("shown costs of a day's products never exceed what is shown of the day", () => {
  law(
    fc.property(
      fc.array(fc.nat(10_000_000), { maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (costs, share) => {
        const reported = costs.reduce((sum, cost) => sum + cost, 0)
        const day = { reported, spend: Math.floor(reported * share) }
        const shown = costs.map((cost) => shownCost(cost, day))
        expect(shown.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(day.spend)
        expect(shown.every((cost, index) => cost <= (costs[index] ?? 0))).toBe(true)
        expect(costs.map((cost) => shownCost(cost, { reported, spend: reported }))).toEqual(costs)
        expect(costs.map((cost) => shownCost(cost, undefined))).toEqual(costs)
      },
    ),
  )
})

const anyRow = fc
  .record({
    productId: fc.stringMatching(/^[a-c]\d$/),
    title: fc.option(fc.constantFrom("Rye", "oat")),
    day: anyProductDay,
  })
  .map(({ productId, title, day }) => ({
    productId,
    ...(title !== null && { title }),
    totals: productTotalsOf([{ ...day, orders: day.orders % 3, clicks: day.clicks % 3 }]),
  }))
const anyRows = fc.uniqueArray(anyRow, { selector: ({ productId }) => productId, maxLength: 12 })

test("products without a cost per order come last, whichever way they are sorted", () => {
  law(
    fc.property(anyRows, fc.constantFrom("Ascending", "Descending"), (rows, order) => {
      const costs = sortedProducts(rows, "CostPerOrder", order).map(({ totals }) => totals.costPerOrder)
      const known = costs.filter((cost) => cost !== undefined)
      expect(costs.slice(0, known.length)).toEqual(known)
      expect(known).toEqual(known.toSorted((a, b) => (order === "Ascending" ? a - b : b - a)))
    }),
  )
})

test("sorting products loses none and always gives the same order", () => {
  law(
    fc.property(anyRows, fc.constantFrom(...ProductSort.literals), (rows, sort) => {
      const sorted = sortedProducts(rows, sort, "Descending")
      expect(new Set(sorted)).toEqual(new Set(rows))
      expect(sortedProducts(rows.toReversed(), sort, "Descending")).toEqual(sorted)
    }),
  )
})
