import { recommendedDays } from "@domain/budget"
import { Result } from "effect"
import { expect, test } from "vitest"
import { budgetOfSentDraft, type SentDraft } from "./sent-draft.ts"

const dates = { startDate: "2026-12-01", endDate: "2026-12-10" } as const
const facts = { currency: "INR", recommendedDaily: 35_000, today: "2026-11-20" } as const
const budgetOf = (sent: SentDraft) => Result.getOrThrow(budgetOfSentDraft(sent, facts))

test("a lifetime budget is spread over its days, a daily one taken as it is", () => {
  expect(budgetOf({ ...dates, budget: 350_009 })).toEqual({
    budgetType: "Lifetime",
    schedulingMode: "RunContinuously",
    currency: "INR",
    dailyBudget: 35_000,
    days: 10,
    startDate: "2026-12-01",
  })
  expect(budgetOf({ ...dates, budget: 350_000, budgetType: "Daily" })).toMatchObject({ dailyBudget: 350_000, days: 10 })
  expect(budgetOf({ budget: 1 })).toMatchObject({ dailyBudget: 1, days: recommendedDays })
  expect(budgetOf({})).toBeUndefined()
})

test("a draft that ends before it starts, or never, is refused", () => {
  for (const endDate of ["2026-11-30", "2046-01-01"] as const)
    expect(Result.isFailure(budgetOfSentDraft({ ...dates, endDate }, facts))).toBe(true)
})

test("dates and a schedule without an amount have the recommended one a day", () => {
  expect(budgetOf(dates)).toMatchObject({ dailyBudget: 35_000, days: 10, startDate: "2026-12-01" })
  expect(budgetOf({ schedulingMode: "Schedule" })).toMatchObject({
    schedulingMode: "Schedule",
    dailyBudget: 35_000,
    days: recommendedDays,
  })
})

test("a draft of which only the end is known begins two days from today, or today", () => {
  expect(budgetOf({ endDate: "2026-11-30" })).toMatchObject({ startDate: "2026-11-22", days: 9 })
  expect(budgetOf({ endDate: "2026-11-21" })).toMatchObject({ startDate: "2026-11-20", days: 2 })
  expect(Result.isFailure(budgetOfSentDraft({ endDate: "2026-11-19" }, facts))).toBe(true)
})
