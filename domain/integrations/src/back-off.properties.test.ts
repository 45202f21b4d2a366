import * as fc from "fast-check"
import { expect, test } from "vitest"
import { backOff, chanceOf, mostTries } from "./back-off.ts"
import { askedWait, isDue, pausesAfter, restAfter } from "./delivery-outcome.ts"
import { deliveryLimits } from "./delivery-limits.ts"

const hour = 3_600_000

test("each pause is longer than the former, whatever the chance; the last try has none", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other) => {
        const tries = Array.from({ length: mostTries - 1 }, (_, index) => index + 1)
        for (const number of tries.slice(1))
          expect(backOff(number, one) ?? 0).toBeGreaterThan(backOff(number - 1, 0) ?? 0)
        expect(backOff(mostTries, other)).toBeUndefined()
      },
    ),
  )
})

test("all tries together take three days, and at most four", () => {
  const sum = (chance: number) =>
    Array.from({ length: mostTries - 1 }, (_, index) => backOff(index + 1, chance) ?? 0).reduce((a, b) => a + b, 0)
  expect(sum(0)).toBeGreaterThan(72 * hour)
  expect(sum(1)).toBeLessThan(96 * hour)
})

test("deliveries that failed together are spread, and each always the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (id, tries) => {
      const chance = chanceOf(id, tries)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(chanceOf(id, tries)).toBe(chance)
    }),
  )
  const chances = Array.from({ length: 1_000 }, (_, id) => chanceOf(id + 1, 1))
  expect(new Set(chances.map((chance) => Math.floor(chance * 10))).size).toBe(10)
})

test("a wait is obeyed with 429 and 503 alone, and for a day at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.integer({ min: -10, max: 1_000_000 }), (status, seconds) => {
      const wait = askedWait(status, seconds)
      expect(wait).toBe(
        (status === 429 || status === 503) && seconds > 0
          ? Math.min(deliveryLimits.longestWaitMillis, seconds * 1_000)
          : 0,
      )
    }),
  )
})

test("a receiver rests longer with each failure in a row, five minutes at most", () => {
  expect(restAfter(deliveryLimits.failuresToRest - 1)).toBe(0)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (times) => {
      expect(restAfter(times + 1)).toBeGreaterThanOrEqual(restAfter(times))
      expect(restAfter(times)).toBeLessThanOrEqual(deliveryLimits.longestRestMillis)
    }),
  )
})

test("a destination pauses after ten failures that lasted half a day, not before", () => {
  expect(pausesAfter({ since: 0, times: 10 }, 12 * hour)).toBe(true)
  expect(pausesAfter({ since: 0, times: 9 }, 100 * hour)).toBe(false)
  expect(pausesAfter({ since: 0, times: 500 }, 12 * hour - 1)).toBe(false)
})

test("a resumption makes due what was not tried since, and nothing twice", () => {
  const tried = (at: number) => ({ at: 9_000, tries: [{ at, durationMillis: 1 }] })
  expect(isDue({ at: 9_000, tries: [] }, undefined, 5_000)).toBe(false)
  expect(isDue({ at: 9_000, tries: [] }, 4_000, 5_000)).toBe(true)
  expect(isDue(tried(3_000), 4_000, 5_000)).toBe(true)
  expect(isDue(tried(4_000), 4_000, 5_000)).toBe(false)
  expect(isDue(tried(4_000), 4_000, 9_000)).toBe(true)
})
