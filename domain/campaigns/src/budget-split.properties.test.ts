import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { leastPercents, percentsFault, percentsOf, raisedToLeast, splitFault } from "./budget-split.ts"
import { channelShares } from "./channel-budgets.ts"

const names = ["Social", "Search", "Banner"] as const
const channels = fc.subarray([...names], { minLength: 1 })
const sumOf = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, one) => sum + one, 0)
const weighted = channels.chain((chosen) =>
  fc.record({
    chosen: fc.constant(chosen),
    weights: fc.array(fc.nat(1_000_000), { minLength: chosen.length, maxLength: chosen.length }),
    leasts: fc.array(fc.nat(60), { minLength: chosen.length, maxLength: chosen.length }),
    whole: fc.nat(5_000_000),
  }),
)

test("shares add up to the budget in minor units for any weights and channels", () => {
  law(
    fc.property(weighted, ({ chosen, weights, whole }) => {
      const states = chosen.map((channel) => ({ channel, status: "Active" as const }))
      const budgetParts = chosen.map((channel, index) => ({ channel, part: weights[index] ?? 0 }))
      const shares = channelShares({ channels: states, budgetParts }, whole)
      expect(shares.map(({ channel }) => channel)).toEqual(chosen)
      expect(sumOf(shares.map(({ part }) => part))).toBe(whole)
    }),
  )
})

test("percents are whole, add up to 100, and none is below its least where all fit in", () => {
  law(
    fc.property(weighted, ({ weights, leasts }) => {
      const percents = percentsOf(weights, leasts)
      expect(sumOf(percents)).toBe(100)
      expect(percents.every((percent) => Number.isInteger(percent) && percent >= 0)).toBe(true)
      if (sumOf(leasts) <= 100)
        for (const [index, percent] of percents.entries()) expect(percent).toBeGreaterThanOrEqual(leasts[index] ?? 0)
    }),
  )
})

test("shares below their least are raised to it, and the sum stays", () => {
  law(
    fc.property(fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(200_000)), { minLength: 1, maxLength: 3 }), (pairs) => {
      const [shares, leasts] = [pairs.map(([share]) => share), pairs.map(([, least]) => least)]
      const raised = raisedToLeast(shares, leasts)
      expect(sumOf(raised)).toBe(sumOf(shares))
      const isFeasible = sumOf(leasts) <= sumOf(shares)
      if (!isFeasible) return void expect(raised).toEqual(shares)
      for (const [index, share] of raised.entries()) expect(share).toBeGreaterThanOrEqual(leasts[index] ?? 0)
    }),
  )
})

test("a split of percents is taken as long as no channel is below its least", () => {
  law(
    fc.property(weighted, fc.integer({ min: 1, max: 500_000 }), ({ chosen, weights }, daily) => {
      const leasts = leastPercents(daily, chosen.length, "INR")
      const percents = percentsOf(weights, leasts)
      const parts = chosen.map((channel, index) => ({ channel, part: percents[index] ?? 0 }))
      expect(percentsFault(parts, chosen, leasts)).toBeUndefined()
      expect(splitFault(parts, chosen, leasts)).toBeUndefined()
    }),
  )
})

test("a split that leaves out a channel, is nothing, or is below a least is refused", () => {
  const parts = (social: number, search: number) => [
    { channel: "Social" as const, part: social },
    { channel: "Search" as const, part: search },
  ]
  const both = ["Social", "Search"] as const
  expect(percentsFault(parts(60, 40), both, [20, 20])).toBeUndefined()
  expect(percentsFault(parts(60, 41), both, [20, 20])).toBe("campaigns.split.sum")
  expect(percentsFault(parts(81, 19), both, [20, 20])).toBe("campaigns.split.least")
  expect(splitFault(parts(8_100, 1_900), both, [20, 20])).toBe("campaigns.split.least")
  expect(splitFault(parts(0, 0), both, [0, 0])).toBe("campaigns.split.sum")
  expect(splitFault(parts(60, 40), ["Social", "Banner"], [1, 1])).toBe("campaigns.split.channels")
  expect(splitFault(parts(60, 40), ["Social"], [1])).toBe("campaigns.split.channels")
  // A hundred rupees a day is what a channel needs: of 300 a third, and 34 whole percent.
  expect(leastPercents(30_000, 2, "INR")).toEqual([34, 34])
  expect(leastPercents(15_000, 2, "INR")).toEqual([1, 1])
})
