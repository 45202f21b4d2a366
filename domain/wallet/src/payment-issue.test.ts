import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { PaymentIssue } from "./payment-issue.ts"

const decode = Schema.decodeUnknownResult(PaymentIssue)
const unknownPayment = {
  id: 1,
  kind: "unknownPayment",
  gateway: "stripe",
  gatewayReference: "pi_1",
  amount: 500,
  currency: "GBP",
  noticedAt: 1_000,
}

test("a payment that nobody knows is an issue without a business, of a known cause", () => {
  expect(Result.getOrThrow(decode(unknownPayment))).toEqual(unknownPayment)
  expect(Result.isFailure(decode({ ...unknownPayment, kind: "mystery" }))).toBe(true)
})
