import { expect, test } from "vitest"
import { budget, price } from "../testing/index.ts"
import { testMeans } from "./test-means.ts"

const campaign = {
  budget: { ...budget, budgetType: "Lifetime", dailyBudget: 10_000 },
  price: { ...price, media: 100_000 },
  spent: 40_000,
  channels: [{ channel: "Social", status: "Active" }],
  startDate: "2026-12-01",
  endDate: "2026-12-10",
} as const

test("a test has the whole days from tomorrow on and the money that is left", () => {
  expect(testMeans(campaign, "2026-12-04")).toEqual({ dailyBudget: 10_000, days: 6 })
  expect(testMeans({ ...campaign, spent: 70_000 }, "2026-12-04")).toEqual({ dailyBudget: 5_000, days: 6 })
})

test("a budget by the day is no more than its amount", () => {
  const daily = { ...campaign, budget: { ...campaign.budget, budgetType: "Daily" as const, dailyBudget: 4_000 } }
  expect(testMeans(daily, "2026-12-04")).toEqual({ dailyBudget: 4_000, days: 6 })
})

test("a campaign on its last day has no whole day left, and one without an end no test", () => {
  expect(testMeans(campaign, "2026-12-10")).toMatchObject({ days: 0 })
  const { endDate: _end, ...open } = campaign
  expect(testMeans(open, "2026-12-04")).toBeUndefined()
})

test("the split of a campaign goes along", () => {
  const budgetParts = [{ channel: "Social", part: 3 }] as const
  expect(testMeans({ ...campaign, budgetParts }, "2026-12-04")).toMatchObject({ budgetParts })
})
