import { Result } from "effect"
import { seedPriceLists } from "@domain/pricing/seed"
import { expect, test } from "vitest"
import { sessionPrice } from "./session-price.ts"

const now = Date.UTC(2026, 5, 1)
const day = 86_400_000
const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "GBP",
  dailyBudget: 20_00,
  days: 7,
} as const
const price = (changes: object = {}, facts: object = {}) =>
  Result.getOrThrow(
    sessionPrice(
      { region: "GB", budget: { budget: { ...budget, ...changes } } },
      { now, usedPromoCodes: [], priceList: seedPriceLists.GB, ...facts },
    ),
  )

test("a budget that may not be launched has no price but the budget's own refusal", () => {
  const refused = sessionPrice(
    { region: "GB", budget: { budget: { ...budget, days: 6 } } },
    { now, usedPromoCodes: [], priceList: seedPriceLists.GB },
  )
  expect(Result.getOrThrow(Result.flip(refused)).key).toBe("budget.tooFewDays")
})

test("the fee starts after the free days, and a past start means today", () => {
  const joinedAt = now - 20 * day
  const fee = (startDate?: string) =>
    price({ ...(startDate !== undefined && { startDate }) }, { joinedAt }).price.serviceFeeWaived
  expect(fee("2026-07-01")).toBe(0)
  expect(fee()).toBeGreaterThan(0)
  expect(fee("2026-01-01")).toBe(fee())
})

test("what became of a promo code is told by one word", () => {
  const outcome = (promoCode: string, facts: object = {}) => price({ promoCode }, facts).promo
  expect([outcome(" "), outcome("nothing")]).toEqual(["none", "invalid"])
  expect(outcome("WELCOME10")).toBe("applied")
  expect(outcome("WELCOME10", { usedPromoCodes: ["WELCOME10"] })).toBe("used")
  expect(outcome("NAMASTE500")).toBe("otherRegion")
  expect(outcome("WELCOME10", { priceList: { ...seedPriceLists.GB, promoCodes: [] } })).toBe("invalid")
})
