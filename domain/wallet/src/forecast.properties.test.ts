import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { lowBalanceDays, type RunningCampaign, spendForecast } from "./forecast.ts"

const amount = fc.integer({ min: 0, max: 1_000_000_00 })
const daily = fc.integer({ min: 1_00, max: 50_000_00 })
const days = fc.integer({ min: 0, max: 60 })
const running = fc.array(fc.record({ left: amount, dailyBudget: daily, daysAfterToday: days }), { maxLength: 6 })
const held = (campaigns: ReadonlyArray<RunningCampaign>) => campaigns.reduce((sum, { left }) => sum + left, 0)

test("the days left are the whole days that the money pays at the daily spend", () => {
  law(
    fc.property(amount, running, (available, campaigns) => {
      const { dailySpend, daysLeft } = spendForecast(available, campaigns)
      const money = available + held(campaigns)
      expect(daysLeft === undefined).toBe(dailySpend === 0)
      if (daysLeft === undefined) return
      expect(daysLeft * dailySpend).toBeLessThanOrEqual(money)
      expect((daysLeft + 1) * dailySpend).toBeGreaterThan(money)
    }),
  )
})

test("campaigns that spend as planned are never low, however near their end", () => {
  const asPlanned = fc.record({
    dailyBudget: daily,
    daysAfterToday: days,
    today: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  law(
    fc.property(amount, fc.array(asPlanned), (available, plans) => {
      const campaigns = plans.map(({ dailyBudget, daysAfterToday, today }) => ({
        dailyBudget,
        daysAfterToday,
        left: dailyBudget * daysAfterToday + Math.floor(dailyBudget * today),
      }))
      expect(spendForecast(available, campaigns)).toMatchObject({ isLow: false, missing: 0 })
    }),
  )
})

test("more money never makes a wallet low, and what is missing ends the warning", () => {
  law(
    fc.property(amount, amount, running, (available, more, campaigns) => {
      const before = spendForecast(available, campaigns)
      if (!before.isLow) expect(spendForecast(available + more, campaigns).isLow).toBe(false)
      if (before.isLow) expect(before.missing).toBeGreaterThan(0)
      expect(spendForecast(available + before.missing, campaigns)).toMatchObject({ isLow: false, missing: 0 })
    }),
  )
})

test("a day that passes without spend never makes a wallet low", () => {
  law(
    fc.property(amount, running, (available, campaigns) => {
      const nextDay = campaigns.map((one) => ({ ...one, daysAfterToday: Math.max(0, one.daysAfterToday - 1) }))
      if (!spendForecast(available, campaigns).isLow) expect(spendForecast(available, nextDay).isLow).toBe(false)
    }),
  )
})

test("nothing lasts and nothing is low while no campaign runs", () => {
  expect(spendForecast(500_00, [])).toEqual({ dailySpend: 0, isLow: false, missing: 0 })
})

test("a campaign with a day's money and a week to go is low until the rest is there", () => {
  const campaign = { left: 100_00, dailyBudget: 100_00, daysAfterToday: 7 }
  expect(spendForecast(0, [campaign])).toEqual({ dailySpend: 100_00, daysLeft: 1, isLow: true, missing: 600_00 })
  expect(spendForecast(lowBalanceDays * 100_00 - 100_00, [campaign]).isLow).toBe(false)
  expect(spendForecast(lowBalanceDays * 100_00 - 100_01, [campaign]).isLow).toBe(true)
})
