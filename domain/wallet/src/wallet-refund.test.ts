import { Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import {
  afterPosting,
  type Holdings,
  imbalance,
  movementOf,
  noCampaignHoldings,
  paymentMoney,
  PaymentId,
  type Posting,
  refund,
  topUp,
} from "./index.ts"
import { failedRefundReference, isDecided, refundBack, RefundId, refundMoves } from "./wallet-refund.ts"

const businessProfileId = BusinessProfileId.make(5)
const empty: Holdings = {
  currency: "INR",
  available: 0,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
}
const after = (postings: ReadonlyArray<Posting>, holdings: Holdings) =>
  postings.reduce<Holdings>((before, posting) => afterPosting(before, posting), holdings)
const paymentId = PaymentId.make(7)
const key = IdempotencyKey.make("key-00000001")

const paid = Result.getOrThrow(topUp({ businessProfileId, reference: "payment:7", at: 0 }, empty, 500))
const filled = after(paid, empty)
const payment = { paymentId, paid: 500, refunded: 0 }
const taken = Result.getOrThrow(refund({ businessProfileId, key, at: 1 }, filled, payment, 200))
const left = after(taken, filled)
const reference = failedRefundReference({ id: RefundId.make(3), paymentId })

test("the money of a failed refund is available again", () => {
  const [posting] = Result.getOrThrow(refundBack({ businessProfileId, reference, at: 2 }, left, { amount: 200 }))
  if (posting === undefined) throw new Error("Nothing moved")
  expect(imbalance(posting)).toBe(0)
  expect(movementOf(posting, "available")).toBe(200)
  expect(afterPosting(left, posting).available).toBe(500)
})

test("a failed refund leaves its payment as refundable as before", () => {
  const back = Result.getOrThrow(refundBack({ businessProfileId, reference, at: 2 }, left, { amount: 200 }))
  expect(paymentMoney([...paid, ...taken])).toEqual([{ ...payment, refunded: 200 }])
  expect(paymentMoney([...paid, ...taken, ...back])).toEqual([payment])
})

test("a refund that is done may only come back, and one that failed stays so", () => {
  expect(refundMoves).toEqual({ InProgress: ["Failed", "Successful"], Failed: [], Successful: ["Failed"] })
  expect((["InProgress", "Failed", "Successful"] as const).map((state) => isDecided({ state }))).toEqual([
    false,
    true,
    true,
  ])
})
