import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { estimateBeside } from "./estimate-beside.ts"

const anyEstimate = fc
  .record({ dailyBudget: fc.integer({ min: 1, max: 10_000_00 }), low: fc.nat(40), more: fc.nat(60) })
  .map(({ dailyBudget, low, more }) => ({
    dailyBudget,
    reachLow: 0,
    reachHigh: 0,
    resultsLow: low,
    resultsHigh: low + more,
  }))

test("an estimate of the same money is a range, and stands by where the results lie", () => {
  law(
    fc.property(anyEstimate, fc.nat(500), fc.nat(100_000_00), (estimate, results, spend) => {
      const beside = estimateBeside(estimate, { results, spend })
      if (beside === undefined) throw new Error("An estimate of money has a range")
      expect(beside.low).toBeLessThanOrEqual(beside.high)
      const isInside = results >= beside.low && results <= beside.high
      expect(beside.standing === "Within").toBe(isInside && spend >= estimate.dailyBudget)
      if (beside.standing === "Below") expect(results).toBeLessThan(beside.low)
      if (beside.standing === "Above") expect(results).toBeGreaterThan(beside.high)
    }),
  )
})

test("the estimate of a day's budget is what was said of a day", () => {
  law(
    fc.property(anyEstimate, fc.integer({ min: 1, max: 30 }), (estimate, days) => {
      const spend = estimate.dailyBudget * days
      expect(estimateBeside(estimate, { results: 0, spend })).toMatchObject({
        low: estimate.resultsLow * days,
        high: estimate.resultsHigh * days,
      })
    }),
  )
})

test("nothing is compared before a day's budget is spent, or without one", () => {
  const estimate = { dailyBudget: 400_00, reachLow: 0, reachHigh: 0, resultsLow: 2, resultsHigh: 5 }
  expect(estimateBeside(estimate, { results: 0, spend: 399_99 })?.standing).toBe("Early")
  expect(estimateBeside({ ...estimate, dailyBudget: 0 }, { results: 0, spend: 1 })).toBeUndefined()
})
