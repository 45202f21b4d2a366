import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, daysIn } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { ProductDay, ProductTotals, productTotalsOf, totalsByBucket } from "./product-metrics.ts"
import { bucketsOf, type ProductInsightPeriod } from "./product-periods.ts"
import { anyPeriod, anyProductDay } from "./testing/index.ts"

test("buckets follow each other without a gap and end yesterday or today", () => {
  law(
    fc.property(anyPeriod, anyLocalDate, (period, today) => {
      const buckets = bucketsOf(period, today)
      buckets.slice(1).forEach(({ from }, index) => expect(from).toBe(addDays(buckets[index]?.to ?? "", 1)))
      expect(buckets.every(({ from, to }) => from <= to)).toBe(true)
      expect([today, addDays(today, -1)]).toContain(buckets.at(-1)?.to)
    }),
  )
})

const lengths: Readonly<Record<ProductInsightPeriod, readonly [number, number]>> = {
  Last30Days: [1, 1],
  Last4Weeks: [7, 7],
  Last12Months: [28, 31],
  ThisYear: [28, 31],
  Last4Quarters: [90, 92],
  Last10Years: [365, 366],
}

test("every bucket but the last is a whole day, week, month, quarter or year", () => {
  law(
    fc.property(anyPeriod, anyLocalDate, (period, today) => {
      const [least, most] = lengths[period]
      for (const bucket of bucketsOf(period, today).slice(0, -1)) {
        expect(daysIn(bucket)).toBeGreaterThanOrEqual(least)
        expect(daysIn(bucket)).toBeLessThanOrEqual(most)
        if (least > 7) expect(bucket.from.slice(8)).toBe("01")
      }
    }),
  )
})

test("the buckets' totals sum to the total of the days they hold", () => {
  law(
    fc.property(anyPeriod, anyLocalDate, fc.array(anyProductDay, { maxLength: 8 }), (period, today, days) => {
      const buckets = bucketsOf(period, today)
      const placed = days.map((day, index) => ({ ...day, date: buckets[index % buckets.length]?.from ?? today }))
      const sum = totalsByBucket(buckets, placed).reduce((total, { cost, orders }) => total + cost + orders, 0)
      const { cost, orders } = productTotalsOf(placed)
      expect(sum).toBe(cost + orders)
    }),
  )
})

test("a product's day and totals survive the wire unchanged", () => {
  expect([Schema.is(ProductDay)({}), Schema.is(ProductTotals)({})]).toEqual([false, false])
  law(
    fc.property(fc.array(anyProductDay, { maxLength: 3 }), (days) => {
      for (const day of days)
        expect(Schema.decodeUnknownSync(ProductDay)(Schema.encodeSync(ProductDay)(day))).toEqual(day)
      const totals = productTotalsOf(days)
      expect(Schema.decodeUnknownSync(ProductTotals)(Schema.encodeSync(ProductTotals)(totals))).toEqual(totals)
    }),
  )
})
