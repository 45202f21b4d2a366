import { Result } from "effect"
import { expect, test } from "vitest"
import type { Budget } from "./budget-type.ts"
import { changeBudgetEnd } from "./end-date.ts"
import { seedPriceLists } from "@domain/pricing/seed"

const india = seedPriceLists.IN
const daily: Budget = { type: "Daily", amount: 400_00, days: 10 }
const lifetime: Budget = { type: "Lifetime", amount: 4_000_00, days: 10 }
const until = (budget: Budget, to: string, stores?: number) =>
  Result.match(changeBudgetEnd(budget, { from: "2026-11-20", to }, india, stores), {
    onSuccess: ({ budget: { days, amount }, difference }): unknown => ({ days, amount, difference }),
    onFailure: ({ key }) => key,
  })

test("a daily budget that ends later costs more, and earlier less", () => {
  expect(until(daily, "2026-12-03")).toEqual({ days: 14, amount: 400_00, difference: 1_600_00 })
  expect(until(daily, "2026-11-26")).toEqual({ days: 7, amount: 400_00, difference: -1_200_00 })
})

test("a lifetime budget costs the same whenever it ends", () => {
  expect(until(lifetime, "2026-11-30")).toEqual({ days: 11, amount: 4_000_00, difference: 0 })
})

test("a daily budget keeps a week, and a lifetime one its daily minimum", () => {
  expect(until(daily, "2026-11-25")).toBe("budget.tooFewDays")
  expect(until(lifetime, "2026-12-01")).toBe("budget.belowMinimum")
  expect(until(lifetime, "2026-11-19")).toBe("budget.tooFewDays")
})

test("stores together need their minimum after the change too", () => {
  expect(until(daily, "2026-12-03", 2)).toBe("budget.storesBelowMinimum")
})
