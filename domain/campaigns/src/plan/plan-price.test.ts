import { Result } from "effect"
import { seedPriceLists } from "@domain/pricing/seed"
import { expect, test } from "vitest"
import { planPrice } from "./plan-price.ts"

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
    planPrice(
      { region: "GB", budget: { budget: { ...budget, ...changes } } },
      { now, usedPromoCodes: [], priceList: seedPriceLists.GB, ...facts },
    ),
  )

test("a budget that may not be launched has no price but the budget's own refusal", () => {
  const refused = planPrice(
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

test("the outcome of a promo code is one word", () => {
  const outcome = (promoCode: string, facts: object = {}) => price({ promoCode }, facts).promo
  expect([outcome(" "), outcome("nothing")]).toEqual(["none", "invalid"])
  expect(outcome("WELCOME10")).toBe("applied")
  expect(outcome("WELCOME10", { usedPromoCodes: ["WELCOME10"] })).toBe("used")
  expect(outcome("NAMASTE500")).toBe("otherRegion")
  expect(outcome("WELCOME10", { priceList: { ...seedPriceLists.GB, promoCodes: [] } })).toBe("invalid")
})

test("a promo code lowers the price, one that does not apply leaves it", () => {
  const plain = price().price
  const lowered = price({ promoCode: "WELCOME10" }).price
  expect(plain.promoDiscount).toBe(0)
  expect(lowered).toMatchObject({ promoCode: "WELCOME10", promoDiscount: 14_00, media: plain.media })
  expect(lowered.total).toBeLessThan(plain.total)
  expect(price({ promoCode: "NAMASTE500" }).price).toEqual(plain)
})

test("a draft without a budget, or with one in another currency, has no price", () => {
  const facts = { now, usedPromoCodes: [], priceList: seedPriceLists.GB }
  const refusal = (changes: object) =>
    Result.getOrThrow(Result.flip(planPrice({ region: "GB", budget: changes }, facts)))
  expect(refusal({})).toEqual({ key: "budget.amountInvalid" })
  expect(refusal({ budget: { ...budget, currency: "INR" } })).toEqual({ key: "budget.amountInvalid" })
})

test("the place of supply decides the tax's kinds", () => {
  const inIndia = (place?: "sameState") =>
    Result.getOrThrow(
      planPrice(
        { region: "IN", budget: { budget: { ...budget, currency: "INR", dailyBudget: 500_00 } } },
        { now, usedPromoCodes: [], priceList: seedPriceLists.IN, ...(place !== undefined && { place }) },
      ),
    ).price.taxes.map(({ kind }) => kind)
  expect(inIndia()).toEqual(["GST"])
  expect(inIndia("sameState")).toEqual(["CGST", "SGST"])
})

test("a code that enough others used is over", () => {
  const promoCodes = seedPriceLists.GB.promoCodes.map((promo) => ({ ...promo, usesAtMost: 2 }))
  const outcome = (promoUses?: number) =>
    price(
      { promoCode: "WELCOME10" },
      { priceList: { ...seedPriceLists.GB, promoCodes }, ...(promoUses !== undefined && { promoUses }) },
    ).promo
  expect([outcome(), outcome(1), outcome(2)]).toEqual(["applied", "applied", "expired"])
})
