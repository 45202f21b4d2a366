import { Result } from "effect"
import { expect, test } from "vitest"
import { checkOffer, Offer } from "./offer.ts"

const today = "2026-05-10"
const refusal = (given: Offer) => {
  const checked = checkOffer(given, today)
  return Result.isFailure(checked) ? [checked.failure.field, checked.failure.messageKey] : undefined
}

test("a percentage is whole and from 1 to 99", () => {
  for (const value of [1, 50, 99]) expect(refusal({ type: "Percentage", value })).toBeUndefined()
  for (const value of [0, 100, 12.5, -1]) {
    expect(refusal({ type: "Percentage", value })).toEqual(["value", "validation.percentageWholeNumber"])
  }
  expect(refusal({ type: "Percentage" })).toEqual(["value", "validation.percentageWholeNumber"])
})

test("an amount off is whole and above zero", () => {
  expect(refusal({ type: "Flat", value: 1 })).toBeUndefined()
  for (const value of [0, -5, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(refusal({ type: "Flat", value })).toEqual(["value", "creatives.offer.amountPositive"])
  }
  expect(refusal({ type: "Flat" })).toEqual(["value", "creatives.offer.amountPositive"])
})

test.each(["FreeService", "Custom"] as const)("%s needs words, at most 30 characters of them", (type) => {
  expect(refusal({ type, text: "x".repeat(30) })).toBeUndefined()
  expect(refusal({ type, text: "👩‍👩‍👧‍👦".repeat(30) })).toBeUndefined()
  expect(refusal({ type, text: "x".repeat(31) })).toEqual(["text", "creatives.offer.textTooLong"])
  expect(refusal({ type, text: "  " })).toEqual(["text", "creatives.offer.textRequired"])
  expect(refusal({ type })).toEqual(["text", "creatives.offer.textRequired"])
})

test("free delivery and no offer need nothing more", () => {
  expect(refusal({ type: "FreeDelivery" })).toBeUndefined()
  expect(refusal({ type: "Skip" })).toBeUndefined()
})

test("an offer holds through its last day and no longer, and no offer never ends", () => {
  expect(refusal({ type: "FreeDelivery", validUntil: today })).toBeUndefined()
  expect(refusal({ type: "FreeDelivery", validUntil: "2026-05-09" })).toEqual([
    "validUntil",
    "creatives.offer.alreadyOver",
  ])
  expect(refusal({ type: "Skip", validUntil: "2026-05-09" })).toBeUndefined()
})

test("an error of the offer itself is reported before one of its end", () => {
  expect(refusal({ type: "Percentage", value: 0, validUntil: "2026-05-09" })?.[0]).toBe("value")
})
