import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { ageLimits, ageSpanOf, bandsBetween } from "./age-bands.ts"
import { ageBands } from "./targeting-options.ts"
import { anyAgeBands } from "./testing/index.ts"

test("the bands of a span are the chosen ones with the gaps between them closed", () => {
  law(
    fc.property(anyAgeBands, (chosen) => {
      const { from, to } = ageSpanOf(chosen)
      const closed = bandsBetween(from, to)
      expect(closed).toEqual(expect.arrayContaining([...chosen]))
      expect(ageSpanOf(closed)).toEqual({ from, to })
    }),
  )
})

test("any two different ages in order hold the bands between them", () => {
  law(
    fc.property(fc.nat(6), fc.nat(6), (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(bandsBetween(ageLimits[low] ?? "18", ageLimits[high] ?? "18")).toEqual(ageBands.slice(low, high))
    }),
  )
})
