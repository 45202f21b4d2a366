import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { budgetAdvice, budgetLimits, clampDaily } from "./budget-limits.ts"
import { asType, type Budget, BudgetType, dailyOf, totalOf } from "./budget-type.ts"
import {
  budgetMessageKeys,
  checkBudget,
  checkDailyAmount,
  checkDays,
  checkDuration,
  checkSchedule,
  checkStoreBudgets,
} from "./check-budget.ts"
import { draftDefaults, isLaunchableBudget } from "./draft-defaults.ts"
import { campaignRange, durationOf, offeredDurations } from "./duration.ts"
import { costParts, effectiveCostParts } from "./effective-cost.ts"
import { StoreLaunchStatus } from "./store-budgets.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB
const daily = (amount: number, days = 7): Budget => ({ type: "Daily", amount, days })
const lifetime = (amount: number, days: number): Budget => ({ type: "Lifetime", amount, days })
const refusal = (budget: Budget, stores = 1, list = india) =>
  Result.match(checkBudget(budget, list, stores), { onSuccess: () => "accepted", onFailure: (failure) => failure })

test("the region's minimum is enough, a paisa less is not", () => {
  expect(refusal(daily(350_00))).toBe("accepted")
  expect(refusal(daily(349_99))).toEqual({ key: "budget.belowMinimum", params: { least: 350_00, currency: "INR" } })
  expect(refusal(daily(20_00), 1, kingdom)).toBe("accepted")
})

test("one paisa is an amount, only too small", () => {
  expect(refusal(daily(1))).toMatchObject({ key: "budget.belowMinimum" })
})

test("the maximum is allowed, a paisa more is not", () => {
  expect(refusal(daily(100_000_00))).toBe("accepted")
  expect(refusal(daily(100_000_01))).toEqual({
    key: "budget.aboveMaximum",
    params: { most: 100_000_00, currency: "INR" },
  })
})

test("stores need their minimum each, and have their maximum each", () => {
  expect(refusal(daily(1_050_00), 3)).toBe("accepted")
  expect(refusal(daily(1_049_99), 3)).toEqual({
    key: "budget.storesBelowMinimum",
    params: { least: 1_050_00, currency: "INR" },
  })
  expect(refusal(daily(300_000_00), 3)).toBe("accepted")
})

test("a daily budget lasts a week at least, a lifetime one a day", () => {
  expect(refusal(daily(350_00, 6))).toEqual({ key: "budget.tooFewDays", params: { least: 7 } })
  expect(refusal(lifetime(350_00, 1))).toBe("accepted")
  expect(refusal(lifetime(350_00, 0))).toEqual({ key: "budget.tooFewDays", params: { least: 1 } })
  expect(refusal(daily(350_00, 365))).toBe("accepted")
  expect(refusal(daily(350_00, 366))).toEqual({ key: "budget.tooManyDays", params: { most: 365 } })
  expect(Result.getOrUndefined(checkDuration(daily(0, 14)))).toBe(14)
  expect(Result.isFailure(checkDuration(daily(0, 7.5)))).toBe(true)
})

test("a lifetime budget is judged by its day", () => {
  expect(refusal(lifetime(3_500_00, 10))).toBe("accepted")
  expect(refusal(lifetime(3_499_99, 10))).toMatchObject({ key: "budget.belowMinimum" })
  expect(refusal(lifetime(300_000_00, 3))).toBe("accepted")
  expect(refusal(lifetime(300_000_01, 3))).toMatchObject({ key: "budget.aboveMaximum" })
})

test("each store's own budget keeps the limits of one store, failures named by store", () => {
  const stores = [
    { id: "a", daily: 350_00 },
    { id: "b", daily: 100_000_00 },
  ]
  expect(Result.getOrThrow(checkStoreBudgets(stores, india))).toEqual(stores)
  const wrong = [...stores, { id: "c", daily: 349_99 }, { id: "d", daily: 100_000_01 }, { id: "e", daily: 0.5 }]
  expect(Result.getOrThrow(Result.flip(checkStoreBudgets(wrong, india)))).toEqual({
    c: { key: "budget.belowMinimum", params: { least: 350_00, currency: "INR" } },
    d: { key: "budget.aboveMaximum", params: { most: 100_000_00, currency: "INR" } },
    e: { key: "budget.amountInvalid" },
  })
})

test("an emptied box is no amount and no days", () => {
  const advice = budgetAdvice(india)
  expect(Result.getOrThrow(Result.flip(checkDailyAmount(undefined, advice)))).toEqual({ key: "budget.amountInvalid" })
  expect(Result.getOrThrow(checkDailyAmount(350_00, advice))).toBe(350_00)
  expect(Result.getOrThrow(Result.flip(checkDays(undefined, advice)))).toEqual({
    key: "budget.tooFewDays",
    params: { least: 7 },
  })
  expect(Result.getOrThrow(checkDays(365, advice))).toBe(365)
})

test("a weekly plan without any part may not be launched", () => {
  const part = { weekday: 1, from: 540, to: 720 }
  expect(Result.getOrThrow(checkSchedule({ mode: "Schedule", dayParts: [part] })).dayParts).toEqual([part])
  expect(Result.isSuccess(checkSchedule({ mode: "RunContinuously", dayParts: [] }))).toBe(true)
  expect(Result.getOrThrow(Result.flip(checkSchedule({ mode: "Schedule", dayParts: [] })))).toEqual({
    key: "budget.scheduleEmpty",
  })
})

test("a daily budget is a total over its days, and a total a part of it a day", () => {
  expect(asType(daily(350_00, 7), "Lifetime")).toEqual(lifetime(2_450_00, 7))
  expect(asType(lifetime(1_000, 3), "Daily")).toEqual(daily(333, 3))
  expect(asType(daily(350_00, 7), "Daily")).toEqual(daily(350_00, 7))
  expect(asType(lifetime(1_000, 3), "Lifetime")).toEqual(lifetime(1_000, 3))
})

test("the budget page gets limits and days", () => {
  expect(budgetAdvice(kingdom)).toEqual({
    currency: "GBP",
    minimumDaily: 20_00,
    recommendedDaily: 30_00,
    maximumDaily: 2_000_00,
    minimumDays: 7,
    recommendedDays: 14,
    maximumDays: 365,
  })
  expect(budgetAdvice(kingdom, 3)).toMatchObject({ minimumDaily: 60_00, recommendedDaily: 90_00 })
  expect(offeredDurations).toEqual([7, 14, 30, 60, 90])
})

test("message keys are distinct and the package's own", () => {
  expect(new Set(budgetMessageKeys).size).toBe(budgetMessageKeys.length)
  for (const key of budgetMessageKeys) expect(key).toMatch(/^budget\.[a-zA-Z]+$/)
})

test("store launch statuses read back as they were written", () => {
  for (const status of ["NotEligible", "AlreadyLaunched", "BudgetInsufficient", "LimitedBudget", "Ready"]) {
    expect(Schema.decodeUnknownSync(StoreLaunchStatus)(status)).toBe(status)
  }
  expect(Schema.is(StoreLaunchStatus)("Closed")).toBe(false)
})

test.each([0, -1, 350_00.5, Number.NaN, Number.POSITIVE_INFINITY])("%s is no amount", (amount) => {
  expect(refusal(daily(amount))).toStrictEqual({ key: "budget.amountInvalid" })
})

test("totals and days follow from the type", () => {
  expect([totalOf(daily(350_00)), totalOf(lifetime(1_000, 3))]).toEqual([2_450_00, 1_000])
  expect([dailyOf(daily(350_00)), dailyOf(lifetime(1_000, 3)), dailyOf(lifetime(1_000, 0))]).toEqual([
    350_00, 333, 1_000,
  ])
  expect((["Daily", "Lifetime"] as const).map((type) => Schema.encodeSync(BudgetType)(type))).toEqual([1, 2])
})

test("the recommendation is a multiple of ten within the limits", () => {
  expect(budgetLimits(india)).toEqual({
    currency: "INR",
    minimumDaily: 350_00,
    recommendedDaily: 350_00,
    maximumDaily: 100_000_00,
  })
  expect(budgetLimits({ ...kingdom, recommendedDaily: 31_00 }).recommendedDaily).toBe(40_00)
  expect(budgetLimits({ ...kingdom, recommendedDaily: 31_00, maximumDaily: 35_00 }).recommendedDaily).toBe(35_00)
  expect(budgetLimits(kingdom, 2.9).minimumDaily).toBe(40_00)
  expect(budgetLimits(kingdom, 0).minimumDaily).toBe(20_00)
})

test("a slider cannot leave the limits", () => {
  const limits = budgetLimits(kingdom)
  expect([clampDaily(1, limits), clampDaily(25_00.4, limits), clampDaily(9_999_00, limits)]).toEqual([
    20_00, 25_00, 2_000_00,
  ])
})

test("a new draft holds the defaults, which can never be launched", () => {
  const draft = draftDefaults("2026-11-20", "INR")
  expect(draft).toEqual({
    budget: 100,
    budgetType: "Lifetime",
    objectiveId: 1,
    startDate: "2026-11-22",
    endDate: "2026-11-29",
    schedulingMode: "RunContinuously",
  })
  const days = durationOf({ from: draft.startDate, to: draft.endDate })
  expect(isLaunchableBudget({ type: draft.budgetType, amount: draft.budget, days }, india)).toBe(false)
  expect(isLaunchableBudget(daily(350_00), india)).toBe(true)
  expect(isLaunchableBudget(daily(350_00), india, 2)).toBe(false)
})

test("a campaign's range has its number of days", () => {
  expect(campaignRange("2026-11-20", 7)).toEqual({ from: "2026-11-20", to: "2026-11-26" })
  expect(campaignRange("2026-11-20", 0)).toEqual({ from: "2026-11-20", to: "2026-11-20" })
})

test("the effective cost is the symbol and the cost a day in major units", () => {
  const price = examplePrice({ priceList: india, dailyBudget: 350_00, days: 7 })
  expect(effectiveCostParts(price)).toEqual({ symbol: "₹", cost: 413 })
  expect(costParts({ amount: 1_050, currency: "GBP" })).toEqual({ symbol: "£", cost: 10.5 })
})
