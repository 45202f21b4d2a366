import fc from "fast-check"
import { expect, test } from "vitest"
import { spread, ticksTo } from "./scale.ts"

test("ticks begin at zero, rise evenly and cover the greatest value", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (most) => {
      const ticks = ticksTo(most, 4)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * 0.999999)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect([...ticks].sort((a, b) => a - b)).toEqual(ticks)
    }),
  )
})

test("spread labels are even, end with the last and respect the count", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 8 }), (length, count) => {
      const chosen = spread(length, count)
      expect(chosen.length).toBeLessThanOrEqual(count)
      expect(chosen[0]).toBeGreaterThanOrEqual(0)
      const steps = chosen.slice(1).map((index, place) => index - (chosen[place] ?? 0))
      expect(new Set(steps).size).toBeLessThanOrEqual(1)
      expect(chosen.at(-1)).toBe(length - 1)
    }),
  )
})
