import { Result } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { seedPriceLists } from "@domain/pricing/seed"
import { expect, test } from "vitest"
import { planPrice } from "./plan-price.ts"

const now = Date.UTC(2026, 5, 1)
const day = 86_400_000
const facts = { now, usedPromoCodes: [], priceList: seedPriceLists.GB }
const inIndia = { ...facts, priceList: seedPriceLists.IN }

const anyBudget = fc.record({
  budgetType: fc.constantFrom("Daily" as const, "Lifetime" as const),
  schedulingMode: fc.constant("RunContinuously" as const),
  currency: fc.constant("GBP" as const),
  dailyBudget: fc.integer({ min: 20_00, max: 2_000_00 }),
  days: fc.integer({ min: 7, max: 365 }),
})
const code = fc.constantFrom("", "WELCOME10", "highstreet15", "NAMASTE500", "nothing")

test("a price adds up with any code and never rises by one", () => {
  law(
    fc.property(anyBudget, code, (budget, promoCode) => {
      const { price } = Result.getOrThrow(
        planPrice({ region: "GB", budget: { budget: { ...budget, promoCode } } }, facts),
      )
      const plain = Result.getOrThrow(planPrice({ region: "GB", budget: { budget } }, facts)).price
      const { media, promoDiscount, serviceFee, serviceFeeWaived, tax, total } = price
      expect(total).toBe(media - promoDiscount + serviceFee - serviceFeeWaived + tax)
      expect(total).toBeLessThanOrEqual(plain.total)
    }),
  )
})

test("a business pays the same until its free days are over, then more", () => {
  law(
    fc.property(anyBudget, (budget) => {
      const price = (joinedAt?: number) =>
        Result.getOrThrow(
          planPrice({ region: "GB", budget: { budget } }, { ...facts, ...(joinedAt !== undefined && { joinedAt }) }),
        ).price
      expect(price(now)).toEqual(price())
      expect(price(now - 40 * day).serviceFeeWaived).toBe(0)
      expect(price(now - 40 * day).total).toBeGreaterThan(price().total)
    }),
  )
})

test("without a budget, or in another region's currency, there is no price", () => {
  expect(Result.isFailure(planPrice({ region: "IN", budget: {} }, inIndia))).toBe(true)
  const budget = {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency: "GBP",
    dailyBudget: 400_00,
    days: 7,
  } as const
  expect(Result.isFailure(planPrice({ region: "IN", budget: { budget } }, inIndia))).toBe(true)
})

test("the place of supply decides the kinds of tax and never the total", () => {
  const budget = {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency: "INR",
    dailyBudget: 350_07,
    days: 7,
  } as const
  const priced = (place: "unknown" | "sameState" | "otherState") =>
    Result.getOrThrow(planPrice({ region: "IN", budget: { budget } }, { ...inIndia, place })).price
  const [plain, same, other] = [priced("unknown"), priced("sameState"), priced("otherState")]
  expect([plain, same, other].map(({ taxes }) => taxes.map(({ kind }) => kind))).toEqual([
    ["GST"],
    ["CGST", "SGST"],
    ["IGST"],
  ])
  expect(new Set([plain, same, other].map(({ total }) => total)).size).toBe(1)
})
