import * as fc from "fast-check"
import { expect, test } from "vitest"
import { campaignChannels, radiusOptions } from "@domain/campaigns"
import { objectives } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import { estimateConversion } from "./estimate-conversion.ts"

const input = fc.record({
  region: fc.constantFrom("IN" as const, "GB" as const),
  objective: fc.constantFrom(...objectives),
  dailyBudget: fc.nat(100_000_00),
  radius: fc.constantFrom(...radiusOptions),
  channels: fc.subarray([...campaignChannels]),
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

test("an estimate is what the market's costs make of the budget", () => {
  const india = { region: "IN", objective: "Calls", dailyBudget: 35_000, radius: 5 } as const
  expect(estimateConversion(india)).toEqual({ reachLow: 1_215, reachHigh: 5_303, resultsLow: 1, resultsHigh: 3 })
  const britain = { region: "GB", objective: "WebsiteVisits", dailyBudget: 3_000, radius: 25 } as const
  expect(estimateConversion(britain)).toEqual({ reachLow: 1_515, reachHigh: 6_818, resultsLow: 20, resultsHigh: 75 })
})

test("no budget brings nothing, and no budget reaches more people than live there", () => {
  const input = { region: "IN", objective: "Calls", radius: 5 } as const
  expect(estimateConversion({ ...input, dailyBudget: -1 })).toEqual({
    reachLow: 0,
    reachHigh: 0,
    resultsLow: 0,
    resultsHigh: 0,
  })
  const rich = estimateConversion({ ...input, dailyBudget: 100_000_000_00 })
  expect([rich.reachLow, rich.reachHigh]).toEqual([11_780, 471_238])
})

test("banners bring visits for their share of the money, and neither calls nor leads", () => {
  const day = { region: "IN", dailyBudget: 90_000, radius: 25 } as const
  const calls = { ...day, objective: "Calls" } as const
  expect(estimateConversion({ ...calls, channels: ["Banner"] })).toMatchObject({ resultsLow: 0, resultsHigh: 0 })
  const shared = estimateConversion({ ...calls, channels: ["Social", "Search", "Banner"] })
  const others = estimateConversion({ ...calls, dailyBudget: 60_000 })
  expect(shared).toMatchObject({ resultsLow: others.resultsLow, resultsHigh: others.resultsHigh })
  expect(shared.reachHigh).toBeGreaterThan(others.reachHigh)
  const visits = estimateConversion({ ...day, objective: "WebsiteVisits", channels: ["Banner"] })
  expect(visits).toMatchObject({ resultsLow: 90, resultsHigh: 360 })
})
