import { expect, test } from "vitest"
import { budgetProblems, firstBudget, planOf, sliderScale, startingOn, withPromo, withTyped } from "./budget-draft.ts"

const advice = {
  currency: "INR",
  minimumDaily: 350_00,
  recommendedDaily: 350_00,
  maximumDaily: 100_000_00,
  minimumDays: 7,
  recommendedDays: 14,
  maximumDays: 365,
  levels: [
    { level: 1, tier: "Starter", dailyBudget: 350_00, recommended: true },
    { level: 2, tier: "Growth", dailyBudget: 700_00, recommended: false },
    { level: 3, tier: "Custom", dailyBudget: 350_00, recommended: false },
  ],
} as const
const today = "2026-11-20"
const budget = firstBudget(advice)
const typed = { daily: budget.dailyBudget, days: budget.days }

test("a draft begins with the recommended plan, and an amount says which plan it is", () => {
  expect(budget.dailyBudget).toBe(350_00)
  const raised = advice.levels.map((level) => (level.tier === "Starter" ? { ...level, dailyBudget: 365_00 } : level))
  expect(firstBudget({ ...advice, levels: raised }).dailyBudget).toBe(365_00)
  const plans = [350_00, 700_00, 349_99, 500_00, undefined].map((daily) => planOf(daily, advice))
  expect(plans).toEqual(["Starter", "Growth", "Custom", "Custom", "Custom"])
})

test("the recommended budget has no problem", () => {
  expect(budgetProblems(budget, typed, advice, today)).toEqual({})
})

test("an amount below the minimum names the minimum, a week is the shortest", () => {
  expect(budgetProblems(budget, { daily: 349_99, days: 6 }, advice, today)).toEqual({
    daily: { key: "budget.belowMinimum", params: { least: 350_00, currency: "INR" } },
    days: { key: "budget.tooFewDays", params: { least: 7 } },
  })
})

test("an amount above the maximum and more than a year are refused", () => {
  const { daily, days } = budgetProblems(budget, { daily: 100_000_01, days: 366 }, advice, today)
  expect([daily?.key, days?.key]).toEqual(["budget.aboveMaximum", "budget.tooManyDays"])
})

test("an emptied box is a problem and is not written into the draft", () => {
  const empty = { daily: undefined, days: 7 }
  expect(budgetProblems(budget, empty, advice, today).daily?.key).toBe("budget.amountInvalid")
  expect(withTyped(budget, empty)).toBeUndefined()
  expect(withTyped(budget, { daily: 500_00, days: 7 })).toEqual({ ...budget, dailyBudget: 500_00, days: 7 })
})

test("a scheduled start is today or later, within 90 days", () => {
  const problem = (startDate: string) => budgetProblems(startingOn(budget, startDate), typed, advice, today).startDate
  expect(problem("2026-11-20")).toBeUndefined()
  expect(problem("2026-11-19")).toBe("past")
  expect(problem("2027-03-01")).toBe("tooLate")
  expect(problem("")).toBe("missing")
})

test("running as soon as possible forgets the date", () => {
  expect(startingOn(startingOn(budget, "2026-12-01"), undefined)).toEqual(budget)
})

test("an emptied promo code leaves the budget without one", () => {
  expect(withPromo(withPromo(budget, "WELCOME10"), " ")).toEqual(budget)
})

test("the slider ends at six recommendations and steps in tens of rupees", () => {
  expect(sliderScale(advice)).toEqual({ minimum: 350_00, maximum: 2_100_00, step: 10_00 })
})
