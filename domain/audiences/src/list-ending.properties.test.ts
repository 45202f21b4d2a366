import { CustomerListId } from "@domain/kernel"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { expiresAt, hasExpired } from "./customer-list.ts"
import { daysLeft, isEndingSoon, isEndUntold, renewedDays } from "./list-ending.ts"
import { listLimits } from "./list-limits.ts"

const day = 86_400_000
const anyList = fc.record({
  state: fc.constantFrom("Filling", "Active", "Expired", "Removing"),
  filledAt: fc.integer({ min: 0, max: 2_000 * day }),
  days: fc.integer({ min: listLimits.leastDays, max: listLimits.mostDays }),
})
const anyMoment = fc.integer({ min: 0, max: 3_000 * day })

test("a warning comes in the last days of a list in use, and once for each end", () => {
  fc.assert(
    fc.property(anyList, anyMoment, (list, now) => {
      const isSoon = isEndingSoon(list, now)
      expect(isSoon).toBe(
        list.state === "Active" && !hasExpired(list, now) && expiresAt(list) - now <= listLimits.warnedDays * day,
      )
      expect(isEndUntold(list, now)).toBe(isSoon)
      expect(isEndUntold({ ...list, toldEnd: expiresAt(list) }, now)).toBe(false)
      expect(isEndUntold({ ...list, toldEnd: expiresAt(list) - day }, now)).toBe(isSoon)
    }),
  )
})

test("a renewed list is kept longer, never beyond the most days", () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const days = renewedDays(list)
      expect(days === undefined).toBe(list.days === listLimits.mostDays)
      expect(days ?? list.days + 1).toBeGreaterThan(list.days)
      expect(days ?? 0).toBeLessThanOrEqual(listLimits.mostDays)
    }),
  )
})

test("days left are whole days, begun ones counted", () => {
  const list = { filledAt: 0, days: 30 }
  expect([29.5 * day, 30 * day, 31 * day, 0].map((now) => daysLeft(list, now))).toEqual([1, 0, 0, 30])
})

test("a lookalike is not warned about", () => {
  const lookalike = { sourceId: CustomerListId.make(1), percent: 1, country: "IN" } as const
  const list = { state: "Active" as const, filledAt: 0, days: 30, lookalike }
  expect(isEndingSoon(list, 29 * day)).toBe(false)
})
