import { Result } from "effect"
import { expect, test } from "vitest"
import { currencySymbol } from "./currencies.ts"
import { fromMajor, toMajor } from "./money.ts"
import { percentOf } from "./money-arithmetic.ts"
import { regionFacts, regionOrIndia } from "./region-facts.ts"
import { roundUpToTen } from "./rounding.ts"

test("major units become whole minor units of the currency", () => {
  expect(fromMajor(350.5, "INR")).toEqual({ amount: 35_050, currency: "INR" })
  expect(fromMajor(350, "JPY")).toEqual({ amount: 350, currency: "JPY" })
  expect(toMajor({ amount: 35_050, currency: "INR" })).toBe(350.5)
})

test("a percentage is rounded half away from zero", () => {
  const percent = (amount: number, of: number) => Result.getOrThrow(percentOf(amount, of))
  expect([percent(25, 18), percent(-25, 18), percent(25, -18), percent(1, 0), percent(-1, 10)]).toEqual([
    5, -5, -5, 0, 0,
  ])
  expect(Result.isFailure(percentOf(Number.MAX_SAFE_INTEGER, 200))).toBe(true)
})

test("amounts round up to ten rupees or pounds", () => {
  expect([
    roundUpToTen(1, "INR"),
    roundUpToTen(1_000, "INR"),
    roundUpToTen(1_001, "GBP"),
    roundUpToTen(0, "GBP"),
  ]).toEqual([1_000, 1_000, 2_000, 0])
  expect(roundUpToTen(11, "JPY")).toBe(20)
})

test("a region is taken in any case, and anything else is India", () => {
  expect(["gb", " GB ", "in", "fr", "", null, undefined].map(regionOrIndia)).toEqual([
    "GB",
    "GB",
    "IN",
    "IN",
    "IN",
    "IN",
    "IN",
  ])
})

test("each region pays through its own gateway in its own currency", () => {
  expect([regionFacts.IN.paymentGateway, regionFacts.GB.paymentGateway]).toEqual(["razorpay", "stripe"])
  expect([currencySymbol[regionFacts.IN.currency], currencySymbol[regionFacts.GB.currency]]).toEqual(["₹", "£"])
})
