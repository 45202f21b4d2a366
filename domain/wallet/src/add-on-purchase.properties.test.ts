import * as fc from "fast-check"
import { expect, test } from "vitest"
import { localDateAt, regionFacts, startOfDay } from "@domain/kernel"
import { anyRegion } from "@domain/kernel/testing"
import { type AddOnPeriod, addOnPeriod } from "./add-on-purchase.ts"

const minute = 60_000
const day = 1_440 * minute
const anyPurchases = fc.array(
  fc.record({ days: fc.integer({ min: 1, max: 120 }), waitMinutes: fc.integer({ min: 0, max: 200_000 }) }),
  { minLength: 1, maxLength: 8 },
)
const anyStart = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })

test("packs that are bought again never overlap, waste no day, and end at midnight", () => {
  fc.assert(
    fc.property(anyRegion, anyStart, anyPurchases, (region, start, purchases) => {
      const { timeZone } = regionFacts[region]
      let boughtAt = start
      let last: AddOnPeriod | undefined
      for (const { days, waitMinutes } of purchases) {
        boughtAt += waitMinutes * minute
        const runsUntil = last?.endsAt
        const period = addOnPeriod(days, { boughtAt, timeZone, ...(runsUntil !== undefined && { runsUntil }) })
        expect(period.startsAt).toBe(runsUntil !== undefined && runsUntil > boughtAt ? runsUntil : boughtAt)
        // An hour less or more where clocks change.
        expect(period.endsAt - period.startsAt).toBeGreaterThanOrEqual(days * day - 60 * minute)
        expect(period.endsAt - period.startsAt).toBeLessThanOrEqual((days + 1) * day + 60 * minute)
        expect(startOfDay(localDateAt(period.endsAt, timeZone), timeZone)).toBe(period.endsAt)
        last = period
      }
    }),
  )
})
