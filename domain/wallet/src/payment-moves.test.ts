import { allServices } from "@domain/kernel"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { type Payment, PaymentGateway, paymentGatewayOf, PaymentId, PaymentStatus } from "./payment.ts"
import { GatewayStatus, type GatewayWord, hear, isFinal, paymentMoves } from "./payment-moves.ts"
import { transferStates, WalletTransferState } from "./transfer-state.ts"

const pending: Payment = {
  id: PaymentId.make(1),
  gateway: "stripe",
  gatewayReference: "pi_1",
  amount: 500,
  currency: "GBP",
  status: "Pending",
}
const failed: Payment = { ...pending, status: "Failed", failureReason: "expired" }
const succeeded: Payment = { ...pending, status: "Succeeded" }
const word = (status: GatewayStatus, more: Partial<GatewayWord> = {}): GatewayWord => ({
  status,
  amount: 500,
  currency: "GBP",
  ...more,
})
const heard = (payment: Payment, said: GatewayWord) => Result.getOrThrow(hear(payment, said))

test("a payment succeeds or fails once", () => {
  expect(paymentMoves).toEqual({ Pending: ["Succeeded", "Failed"], Succeeded: [], Failed: [] })
  expect((["Pending", "Succeeded", "Failed"] as const).map(isFinal)).toEqual([false, true, true])
})

test("money that was taken is credited, and the reason of an earlier try forgotten", () => {
  expect(heard({ ...pending, failureReason: "declined" }, word("Succeeded"))).toEqual({
    payment: succeeded,
    credit: 500,
  })
})

test("a payment that succeeded is credited once and never undone", () => {
  for (const status of ["Pending", "Succeeded", "Declined", "Cancelled"] as const) {
    expect(heard(succeeded, word(status, { reason: "refunded", amount: 1 }))).toEqual({ payment: succeeded, credit: 0 })
  }
})

test("a declined try leaves the payment open with the reason", () => {
  expect(heard(pending, word("Declined", { reason: "insufficient_funds" }))).toEqual({
    payment: { ...pending, failureReason: "insufficient_funds" },
    credit: 0,
  })
  expect(heard({ ...pending, failureReason: "old" }, word("Declined"))).toStrictEqual({ payment: pending, credit: 0 })
})

test("a cancelled payment has failed for good", () => {
  expect(heard(pending, word("Cancelled", { reason: "expired" }))).toEqual({ payment: failed, credit: 0 })
  expect(heard(failed, word("Declined", { reason: "late" }))).toEqual({ payment: failed, credit: 0 })
  expect(heard(failed, word("Pending"))).toEqual({ payment: failed, credit: 0 })
})

test("money that comes after a failure is not lost", () => {
  expect(heard(failed, word("Succeeded"))).toEqual({ payment: succeeded, credit: 500 })
})

test("waiting changes nothing", () => {
  const before = { ...pending, failureReason: "declined" }
  expect(heard(before, word("Pending"))).toEqual({ payment: before, credit: 0 })
  expect(heard(before, word("Untried"))).toEqual({ payment: before, credit: 0 })
})

test("another amount or currency than was asked for is never credited", () => {
  const refused = (more: Partial<GatewayWord>) => Result.getOrThrow(Result.flip(hear(pending, word("Succeeded", more))))
  expect(refused({ amount: 499 })).toMatchObject({
    _tag: "OtherAmountTaken",
    errorCode: 201,
    taken: 499,
    currency: "GBP",
  })
  expect(refused({ currency: "INR" })).toMatchObject({ taken: 500, currency: "INR" })
})

test("a transfer is in progress, failed or successful", () => {
  expect(transferStates).toEqual({ Pending: "InProgress", Failed: "Failed", Succeeded: "Successful" })
  for (const status of ["Pending", "Succeeded", "Failed"] as const) {
    expect(Schema.decodeUnknownSync(PaymentStatus)(status)).toBe(status)
    expect(Schema.is(WalletTransferState)(transferStates[status])).toBe(true)
  }
  expect(Schema.is(WalletTransferState)("Unknown")).toBe(false)
  for (const status of ["Untried", "Pending", "Succeeded", "Declined", "Cancelled"]) {
    expect(Schema.is(GatewayStatus)(status)).toBe(true)
  }
})

test("a country has its gateway, an unknown one India's", () => {
  expect(["IN", "GB", "gb", "FR", "", null, undefined].map((region) => paymentGatewayOf(region, allServices))).toEqual([
    "razorpay",
    "stripe",
    "stripe",
    "razorpay",
    "razorpay",
    "razorpay",
    "razorpay",
  ])
  expect(["razorpay", "stripe", "cash"].map(Schema.is(PaymentGateway))).toEqual([true, true, false])
})
