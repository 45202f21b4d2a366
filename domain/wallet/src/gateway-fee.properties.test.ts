import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { anyAmount, law } from "@domain/kernel/testing"
import { gatewayFee, gatewayFeeReference, sumOfFees } from "./gateway-fee.ts"
import { afterPosting, postingFault } from "./holdings.ts"
import { type Holdings, movementOf, noCampaignHoldings } from "./ledger.ts"
import { PaymentId } from "./payment.ts"
import { paymentMoney } from "./refund.ts"
import { statementOf } from "./statement.ts"

const paymentId = PaymentId.make(7)
const anyFee = fc.record({
  reference: fc.constantFrom("txn_1", "txn_2", "txn_3"),
  amount: fc.oneof(
    anyAmount,
    anyAmount.map((amount) => 0 - amount),
  ),
})
const anyHoldings: fc.Arbitrary<Holdings> = anyAmount.map((available) => ({
  currency: "GBP",
  available,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
}))
const postingsOf = (holdings: Holdings, fee: typeof anyFee extends fc.Arbitrary<infer Fee> ? Fee : never) => {
  const facts = { businessProfileId: BusinessProfileId.make(1), reference: gatewayFeeReference(paymentId, fee), at: 0 }
  return Result.getOrThrow(gatewayFee(facts, holdings, fee))
}

test("a fee leaves the owner's balances, statement and payment alone", () => {
  law(
    fc.property(anyHoldings, anyFee, (holdings, fee) => {
      const postings = postingsOf(holdings, fee)
      for (const posting of postings) {
        expect(postingFault(holdings, posting)).toBeUndefined()
        expect(afterPosting(holdings, posting)).toEqual(holdings)
      }
      expect(statementOf(postings, "Europe/London")).toEqual([])
      expect(paymentMoney(postings)).toEqual([])
    }),
  )
})

test("the house pays all of what gateways keep, less what they give back", () => {
  law(
    fc.property(fc.array(anyFee, { maxLength: 9 }), anyHoldings, (fees, holdings) => {
      const postings = fees.flatMap((fee) => postingsOf(holdings, fee))
      const paid = postings.reduce((sum, posting) => sum + movementOf(posting, "gatewayFees"), 0)
      expect(paid + sumOfFees(fees)).toBe(0)
      expect(postings.every(({ kind, amount }) => kind === "gatewayFee" && amount === 0)).toBe(true)
    }),
  )
})

test("the fees of a payment are told apart by the gateway's names of them", () => {
  expect(gatewayFeeReference(paymentId, { reference: "txn_1", amount: 20 })).toBe("gatewayFee:7:txn_1")
})
