import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { type Budgeted, channelShare, dailyBudgetLeft } from "./channel-budgets.ts"
import { fundsLeft } from "./campaign-funds.ts"

const start = "2026-11-20"
const budgeted = fc
  .record({
    dailyBudget: fc.integer({ min: 1, max: 1_000_000 }),
    days: fc.integer({ min: 1, max: 60 }),
    share: fc.nat(100),
    budgetType: fc.constantFrom("Daily" as const, "Lifetime" as const),
    channels: fc.subarray(["Social" as const, "Search" as const, "Banner" as const], { minLength: 1 }),
  })
  .map(({ dailyBudget, days, share, budgetType, channels }): Budgeted => ({
    budget: { budgetType, schedulingMode: "RunContinuously", currency: "INR", dailyBudget, days },
    price: { media: dailyBudget * days },
    spent: Math.floor((dailyBudget * days * share) / 100),
    channels: channels.map((channel) => ({ channel, status: "Active" as const })),
    startDate: start,
    endDate: addDays(start, days - 1),
  }))

test("networks may never spend more than this morning's lock", () => {
  law(
    fc.property(budgeted, fc.nat(59), fc.nat(1_000_000), (campaign, day, spentToday) => {
      const today = addDays(start, day)
      const daily = dailyBudgetLeft(campaign, spentToday, today)
      const days = (campaign.budget?.days ?? 0) - day
      if (days <= 0) return void expect(daily).toBeUndefined()
      expect(daily).toBeDefined()
      expect((daily ?? 0) * days).toBeLessThanOrEqual((fundsLeft(campaign) ?? 0) + spentToday)
      if (campaign.budget?.budgetType === "Daily") expect(daily).toBeLessThanOrEqual(campaign.budget.dailyBudget)
    }),
  )
})

test("the channels' shares add up to the campaign's budget", () => {
  law(
    fc.property(budgeted, fc.nat(1_000_000), (campaign, whole) => {
      const shares = campaign.channels.map(({ channel }) => channelShare(campaign, whole, channel))
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(whole)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})

test("a running campaign spends its daily budget, and less once money is short", () => {
  const campaign: Budgeted = {
    budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 500_00, days: 7 },
    price: { media: 3_500_00 },
    channels: [{ channel: "Social", status: "Active" }],
    startDate: start,
    endDate: "2026-11-26",
    spent: 1_000_00,
  }
  expect(dailyBudgetLeft(campaign, 0, "2026-11-22")).toBe(500_00)
  expect(dailyBudgetLeft({ ...campaign, spent: 1_700_00 }, 0, "2026-11-22")).toBe(360_00)
  expect(dailyBudgetLeft({ ...campaign, spent: 1_700_00 }, 200_00, "2026-11-22")).toBe(400_00)
  expect(dailyBudgetLeft({ ...campaign, spent: 900_00 }, 0, "2026-11-22")).toBe(500_00)
})

test("a whole-time budget of networks with a daily amount is spent out and no further", () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 60, maxLength: 60 })
  law(
    fc.property(budgeted, parts, (campaign, spentParts) => {
      const { budget, price } = campaign
      if (budget === undefined || price === undefined) return
      let spent = 0
      for (let day = 0; day < budget.days; day++) {
        const today = addDays(start, day)
        const whole = { ...campaign, budget: { ...budget, budgetType: "Lifetime" as const }, spent }
        const daily = dailyBudgetLeft(whole, 0, today) ?? 0
        const isLast = day === budget.days - 1
        spent += isLast ? daily : Math.floor((daily * (spentParts[day] ?? 0)) / 100)
        expect(spent).toBeLessThanOrEqual(price.media)
      }
      // What weak days left reached the last day.
      expect(spent).toBe(price.media)
    }),
  )
})
