import { ConversionActionId } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countedDays } from "./counted-days.ts"
import { totalsOf } from "@domain/insights"

const anyDays = fc.array(
  fc.record({
    actionId: fc.constantFrom(1, 2, 3).map((id) => ConversionActionId.make(id)),
    channel: fc.constantFrom("Social" as const, "Search" as const),
    date: fc.oneof(fc.constantFrom("2026-11-20", "2026-11-21"), anyLocalDate),
    count: fc.integer({ min: 1, max: 40 }),
    value: fc.oneof(fc.constant(0), fc.nat(90_000_00)),
    isResult: fc.boolean(),
  }),
  { maxLength: 12 },
)
const counting = { objective: "WebsiteVisits", resultsAre: "Conversions" } as const
const visiting = { objective: "WebsiteVisits" } as const

test("results are the conversions that count, whatever their days and channels", () => {
  law(
    fc.property(anyDays, (days) => {
      const counted = days.filter(({ isResult }) => isResult)
      const totals = totalsOf(countedDays(counting, days))
      expect(totals.results).toBe(counted.reduce((sum, { count }) => sum + count, 0))
      expect(totals.value ?? 0).toBe(counted.reduce((sum, { value }) => sum + value, 0))
      expect([totals.spend, totals.clicks, totals.impressions]).toEqual([0, 0, 0])
    }),
  )
})

test("a campaign for visits keeps its visits and learns what they were worth", () => {
  law(
    fc.property(anyDays, (days) => {
      const totals = totalsOf(countedDays(visiting, days))
      expect(totals.results).toBe(0)
      expect(totals.value).toBe(totalsOf(countedDays(counting, days)).value)
    }),
  )
})

test("a channel has one day for a date, and none without anything to say", () => {
  law(
    fc.property(anyDays, (days) => {
      const counted = countedDays(counting, days)
      expect(new Set(counted.map(({ date, channel }) => `${date} ${channel}`)).size).toBe(counted.length)
      expect(counted.every(({ results, value }) => results > 0 || value !== undefined)).toBe(true)
    }),
  )
})
