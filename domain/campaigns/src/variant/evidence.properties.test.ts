import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { seededChance, simulatedDays } from "../testing/index.ts"
import { testError, winnerOf } from "./evidence.ts"
import { resultsNeeded, testPower, testRatios } from "./results-needed.ts"
import { type TestDay, testTotals } from "./test-day.ts"

/** The winner of a test that is looked at after each day, and ends once it has all results that it needs. */
const lookedAtDaily = (days: ReadonlyArray<TestDay>, ratio: number) => {
  for (let count = 1; count <= days.length; count += 1) {
    const winner = winnerOf(days.slice(0, count), ratio)
    if (winner !== undefined) return winner
    const { A, B } = testTotals(days.slice(0, count))
    if (A.results + B.results >= resultsNeeded(ratio)) return undefined
  }
  return undefined
}

const runs = 1_000

const share = (ratio: number, rates: { readonly A: number; readonly B: number }, winner: "A" | "B" | "any") => {
  const chance = seededChance(Math.round(ratio * 100))
  const found = Array.from({ length: runs }, () =>
    lookedAtDaily(simulatedDays(chance, { count: 45, rates }), ratio),
  ).filter((one) => one !== undefined && (winner === "any" || one === winner))
  return found.length / runs
}

/** A rate at which a test has the results that it needs after some 40 days of both versions. */
const rateFor = (ratio: number) => resultsNeeded(ratio) / (40 * 600 * (1 + ratio))

describe.each(testRatios)("a test for %s times as many results, looked at every day", (ratio) => {
  test("names a winner of equal versions in at most 5 of 100 cases", () => {
    const rate = (rateFor(ratio) * (1 + ratio)) / 2
    expect(share(ratio, { A: rate, B: rate }, "any")).toBeLessThanOrEqual(testError)
  })

  test("finds the better version in at least 8 of 10 cases", () => {
    const rate = rateFor(ratio)
    expect(share(ratio, { A: rate, B: rate * ratio }, "B")).toBeGreaterThanOrEqual(testPower - 0.03)
    expect(share(ratio, { A: rate, B: rate * ratio }, "A")).toBeLessThanOrEqual(testError / 2)
  })
})

const anyDays = fc
  .integer()
  .map((seed) => simulatedDays(seededChance(seed), { count: 20, rates: { A: 0.01, B: 0.02 } }))
const swapped = (days: ReadonlyArray<TestDay>) => days.map(({ date, A, B }) => ({ date, A: B, B: A }))
const other = { A: "B", B: "A" } as const

test("names do not matter: versions that change places change their winner", () => {
  law(
    fc.property(anyDays, fc.constantFrom(...testRatios), (days, ratio) => {
      const winner = winnerOf(days, ratio)
      expect(winnerOf(swapped(days), ratio)).toBe(winner === undefined ? undefined : other[winner])
    }),
  )
})

test("a day on which one version was shown to nobody says nothing", () => {
  law(
    fc.property(anyDays, fc.constantFrom(...testRatios), (days, ratio) => {
      const alone = days.map(({ date, A, B }) => ({ date, A: { ...A, people: 0 }, B }))
      expect(winnerOf([...days, ...alone], ratio)).toBe(winnerOf(days, ratio))
      expect(winnerOf(alone, ratio)).toBeUndefined()
    }),
  )
})
