import type { CampaignBudget } from "../budget.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { expect, test } from "vitest"
import { quotedBudget } from "./quoted-budget.ts"

const own: CampaignBudget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 50_000,
  days: 7,
}
const given: CampaignBudget = { ...own, dailyBudget: 90_000 }

test("the given budget is priced before the draft's, that before the recommended", () => {
  const draft = { budget: { budget: own } }
  expect(quotedBudget(draft, seedPriceLists.IN, given)).toBe(given)
  expect(quotedBudget(draft, seedPriceLists.IN)).toBe(own)
  expect(quotedBudget({ budget: {} }, seedPriceLists.IN)).toMatchObject({ dailyBudget: 35_000, days: 14 })
})

test("a draft's budget in another currency than the list's is not priced", () => {
  expect(quotedBudget({ budget: { budget: own } }, seedPriceLists.GB)).toMatchObject({
    currency: "GBP",
    dailyBudget: 30_00,
  })
})
