import { leastPercents } from "@domain/campaigns"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { isSplitTold, recommendedSplit } from "./recommended-split.ts"

const channels = fc
  .subarray(["Social" as const, "Search" as const, "Banner" as const], { minLength: 2 })
  .chain((names) =>
    fc.tuple(
      ...names.map((channel) =>
        fc.record({ channel: fc.constant(channel), spend: fc.nat(900_000), results: fc.nat(200) }),
      ),
    ),
  )

test("recommended percents add up and leave each channel its least", () => {
  law(
    fc.property(channels, fc.nat(28), fc.integer({ min: 1_000, max: 500_000 }), (counted, adDays, daily) => {
      const leasts = leastPercents(daily, counted.length, "INR")
      const percents = recommendedSplit(counted, adDays, leasts)
      expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100)
      for (const [index, percent] of percents.entries()) expect(percent).toBeGreaterThanOrEqual(leasts[index] ?? 1)
      const isNarrow = (leasts[0] ?? 1) * counted.length > 90
      if (!isNarrow)
        for (const percent of percents) expect(percent).toBeGreaterThanOrEqual(Math.floor(50 / counted.length))
      if (!isSplitTold(counted, adDays)) expect(Math.max(...percents) - Math.min(...percents)).toBeLessThanOrEqual(1)
    }),
  )
})

test("the channel that brings more for the same money is given no less", () => {
  law(
    fc.property(channels, (counted) => {
      const even = counted.map((one) => ({ ...one, spend: 100_000 }))
      const percents = recommendedSplit(even, 10, [1, 1, 1])
      for (const [one, { results }] of even.entries())
        for (const [other, { results: fewer }] of even.entries())
          if (results > fewer) expect(percents[one]).toBeGreaterThanOrEqual((percents[other] ?? 0) - 1)
    }),
  )
})

test("a few results shift little, and many more", () => {
  const of = (social: number, search: number) => [
    { channel: "Social" as const, spend: 100_000, results: social },
    { channel: "Search" as const, spend: 100_000, results: search },
  ]
  expect(recommendedSplit(of(4, 5), 10, [1, 1])).toEqual([50, 50])
  expect(recommendedSplit(of(4, 8), 10, [1, 1])).toEqual([44, 56])
  expect(recommendedSplit(of(40, 80), 10, [1, 1])).toEqual([36, 64])
  expect(recommendedSplit(of(0, 200), 10, [1, 1])).toEqual([25, 75])
  expect(recommendedSplit(of(40, 80), 6, [1, 1])).toEqual([50, 50])
})
