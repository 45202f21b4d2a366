import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { PaymentId, RefundId, type WalletRefund } from "@domain/wallet"
import { destinationsOf, refundKey, refundProblem, type RefundsReading } from "./read-refunds.ts"

const paidBy = (id: number, paid: number, refunded = 0): RefundsReading["payments"][number] => ({
  paymentId: PaymentId.make(id),
  gateway: "stripe",
  gatewayReference: `pi_${id}`,
  paid,
  refunded,
})
const made: WalletRefund = {
  id: RefundId.make(4),
  businessProfileId: BusinessProfileId.make(5),
  paymentId: PaymentId.make(2),
  gateway: "stripe",
  amount: 10_00,
  currency: "GBP",
  state: "Successful",
  idempotencyKey: IdempotencyKey.make("refund:5:1000:0"),
  createdAt: 0,
}
const reading: RefundsReading = {
  refundable: 80_00,
  currency: "GBP",
  payments: [paidBy(2, 50_00, 10_00), paidBy(1, 60_00)],
  refunds: [made],
}

test("no more goes back than may", () => {
  expect([undefined, 0, 80_00, 80_01].map((amount) => refundProblem(amount, reading))).toEqual([
    "empty",
    "empty",
    undefined,
    "aboveMaximum",
  ])
})

test("a refund names the payments that it goes to, the newest first", () => {
  const parts = destinationsOf(55_00, reading).map(({ payment, amount }) => [payment.gatewayReference, amount])
  expect(parts).toEqual([
    ["pi_2", 40_00],
    ["pi_1", 15_00],
  ])
  expect(destinationsOf(0, reading)).toEqual([])
})

test("a repeat of one refund has its key, and the next refund another", () => {
  expect(refundKey(5, 10_00, { refunds: [] })).toBe("refund:5:1000:0")
  expect(refundKey(5, 10_00, reading)).toBe("refund:5:1000:4")
})
