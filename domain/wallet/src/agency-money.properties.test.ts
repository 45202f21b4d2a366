import { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { agencyParts, sumOfParts } from "./agency-money.ts"
import { afterPosting } from "./holdings.ts"
import { type Holdings, imbalance, movementOf, noCampaignHoldings, type Posting } from "./ledger.ts"
import { PaymentId } from "./payment.ts"
import { refund, refundableOf } from "./refund.ts"

const amount = fc.integer({ min: 0, max: 90_000_00 })
const payments = fc
  .array(fc.record({ paid: amount, refunded: amount, isOfAgency: fc.boolean() }), { maxLength: 9 })
  .map((all) => all.map((one, index) => ({ ...one, paymentId: PaymentId.make(index + 1) })))
const free = fc.record({ available: amount, owed: fc.constantFrom(0, 1_00, 50_000_00) })

const businessProfileId = BusinessProfileId.make(7)
const key = IdempotencyKey.make("00000000-0000-4000-8000-000000000009")

test("settling a wallet conserves its money, and takes none that is held", () => {
  law(
    fc.property(payments, free, fc.nat(90_000_00), (all, { available, owed }, locked) => {
      const before: Holdings = {
        currency: "INR",
        available,
        promised: 5_00,
        locked,
        owed,
        campaign: noCampaignHoldings,
      }
      const parts = agencyParts(all, before)
      const postings: Array<Posting> = []
      const after = parts.reduce<Holdings>((holdings, part) => {
        const made = Result.getOrThrow(refund({ businessProfileId, key, at: 0 }, holdings, part.payment, part.amount))
        postings.push(...made)
        return made.reduce<Holdings>((now, posting) => afterPosting(now, posting), holdings)
      }, before)
      expect(postings.map(imbalance).every((rest) => rest === 0)).toBe(true)
      const wentBack = postings.reduce((sum, posting) => sum + movementOf(posting, "gateway"), 0)
      expect(wentBack).toBe(sumOfParts(parts))
      expect(after).toEqual({ ...before, available: available - wentBack })
      expect(after.available).toBeGreaterThanOrEqual(Math.min(available, owed))
    }),
  )
})

test("an agency gets back its own payments alone, and none above what it paid", () => {
  law(
    fc.property(payments, free, (all, money) => {
      for (const { payment, amount: part } of agencyParts(all, money)) {
        expect(payment.isOfAgency).toBe(true)
        expect(part).toBeLessThanOrEqual(refundableOf(payment))
      }
    }),
  )
})

test("what both sides get of a wallet is never more than is free in it", () => {
  law(
    fc.property(payments, free, (all, money) => {
      const ofAgency = sumOfParts(agencyParts(all, money))
      const ofOthers = sumOfParts(
        agencyParts(
          all.map((one) => ({ ...one, isOfAgency: !one.isOfAgency })),
          money,
        ),
      )
      expect(ofAgency + ofOthers).toBeLessThanOrEqual(Math.max(0, money.available - money.owed))
    }),
  )
})

test("the client's newest payment stays when the agency's older one was spent", () => {
  const agency = { paymentId: PaymentId.make(1), paid: 5_000_00, refunded: 0, isOfAgency: true }
  const client = { paymentId: PaymentId.make(2), paid: 3_000_00, refunded: 0, isOfAgency: false }
  expect(agencyParts([agency, client], { available: 3_000_00, owed: 0 })).toEqual([])
  expect(sumOfParts(agencyParts([agency, client], { available: 4_500_00, owed: 0 }))).toBe(1_500_00)
})
