import * as fc from "fast-check"
import { expect, test } from "vitest"
import { radiusOptions } from "@domain/campaigns"
import { objectives } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import { estimateConversion } from "./estimate-conversion.ts"

const input = fc.record({
  region: fc.constantFrom("IN" as const, "GB" as const),
  objective: fc.constantFrom(...objectives),
  dailyBudget: fc.nat(100_000_00),
  radius: fc.constantFrom(...radiusOptions),
})

test("an estimate is a range of whole numbers that is never negative", () => {
  law(
    fc.property(input, (of) => {
      const { reachLow, reachHigh, resultsLow, resultsHigh } = estimateConversion(of)
      expect(
        [reachLow, reachHigh, resultsLow, resultsHigh].every((value) => Number.isInteger(value) && value >= 0),
      ).toBe(true)
      expect(reachLow).toBeLessThanOrEqual(reachHigh)
      expect(resultsLow).toBeLessThanOrEqual(resultsHigh)
    }),
  )
})

test("more budget never lowers an estimate, and neither does a wider radius", () => {
  law(
    fc.property(input, fc.nat(50_000_00), (of, more) => {
      const before = estimateConversion(of)
      const after = estimateConversion({ ...of, dailyBudget: of.dailyBudget + more, radius: 25 })
      expect(after.reachLow).toBeGreaterThanOrEqual(before.reachLow)
      expect(after.resultsLow).toBeGreaterThanOrEqual(before.resultsLow)
      expect(after.resultsHigh).toBeGreaterThanOrEqual(before.resultsHigh)
    }),
  )
})
