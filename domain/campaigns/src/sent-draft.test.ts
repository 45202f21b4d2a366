import { recommendedDays } from "@domain/budget"
import { Result } from "effect"
import { expect, test } from "vitest"
import { budgetOfSentDraft } from "./sent-draft.ts"

const dates = { startDate: "2026-12-01", endDate: "2026-12-10" } as const
const budgetOf = (sent: Parameters<typeof budgetOfSentDraft>[0]) => Result.getOrThrow(budgetOfSentDraft(sent, "INR"))

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
  expect(budgetOf(dates)).toBeUndefined()
})

test("a draft that ends before it starts, or never, is refused", () => {
  for (const endDate of ["2026-11-30", "2046-01-01"] as const)
    expect(Result.isFailure(budgetOfSentDraft({ ...dates, endDate }, "INR"))).toBe(true)
})
