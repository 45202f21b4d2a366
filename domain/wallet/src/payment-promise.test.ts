import { Schema } from "effect"
import { expect, test } from "vitest"
import { PaymentPromise } from "./payment-promise.ts"

const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 10,
}

test("a payment promises a budget; an older one names neither invoice nor price list", () => {
  const isPromise = Schema.is(PaymentPromise)
  const gstBilling = { gstin: "29AABCR1718E1ZL", businessName: "Rao", billingAddress: "14 MG Road", state: "29" }
  expect([{ budget }, { budget, gstBilling, priceListId: 101 }].map(isPromise)).toEqual([true, true])
  expect([budget, { priceListId: 101 }, { budget: { ...budget, days: 0 } }].map(isPromise)).toEqual([
    false,
    false,
    false,
  ])
})
