import type Stripe from "stripe"
import { expect, test } from "vitest"
import { stripeFees } from "./fees.ts"

const movement = (id: string, amount: number, fee: number) => ({ id, amount, fee }) as Stripe.BalanceTransaction
const charge = (captured: number, balance: Stripe.BalanceTransaction | string | null) =>
  ({ amount_captured: captured, balance_transaction: balance }) as Stripe.Charge
const refund = (amount: number, made: Stripe.BalanceTransaction, failed?: Stripe.BalanceTransaction) =>
  ({ amount, balance_transaction: made, ...(failed && { failure_balance_transaction: failed }) }) as Stripe.Refund

test("a fee of a balance in another currency is the same share of the payment", () => {
  expect(stripeFees(charge(10_000, movement("txn_1", 65, 2)), [], [])).toEqual([{ reference: "txn_1", amount: 308 }])
})

test("a charge tells its fee, also of nothing, once it has a movement", () => {
  expect(stripeFees(charge(10_00, null), [], [])).toEqual([])
  expect(stripeFees(charge(10_00, "txn_1"), [], [])).toEqual([])
  expect(stripeFees(charge(10_00, movement("txn_1", 10_00, 0)), [], [])).toEqual([{ reference: "txn_1", amount: 0 }])
})

test("fees of a refund and of its coming back each have their own name", () => {
  const refunds = [
    refund(4_00, movement("txn_2", -4_00, -12)),
    refund(3_00, movement("txn_3", -3_00, 0), movement("txn_4", 3_00, 5)),
  ]
  expect(stripeFees(charge(10_00, movement("txn_1", 10_00, 35)), refunds, [])).toEqual([
    { reference: "txn_1", amount: 35 },
    { reference: "txn_2", amount: -12 },
    { reference: "txn_4", amount: 5 },
  ])
})
