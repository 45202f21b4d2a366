import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { anyAmount, law } from "@domain/kernel/testing"
import { type GatewayFee, sumOfFees } from "./gateway-fee.ts"
import { afterPosting, postingFault } from "./holdings.ts"
import { imbalance, noCampaignHoldings } from "./ledger.ts"
import { type PaymentIssue, PaymentIssueId, PaymentIssueKind } from "./payment-issue.ts"
import { isOfHouse, writeOffCovered, writeOffFound, writeOffOf, writeOffReference, writtenOffBy } from "./write-off.ts"

const issue: PaymentIssue = {
  id: PaymentIssueId.make(12),
  kind: "unknownPayment",
  gateway: "stripe",
  gatewayReference: "pi_1",
  amount: 500,
  currency: "GBP",
  noticedAt: 0,
}

const found = (fees: ReadonlyArray<GatewayFee>) => Result.getOrThrow(writeOffFound(issue, fees, 7))

test("only money that the house lost or found is written off", () => {
  const outcomes = PaymentIssueKind.literals.map((kind) => {
    const origin = writeOffOf({ kind })
    return [kind, Result.isSuccess(origin) ? origin.success : origin.failure.reason]
  })
  expect(Object.fromEntries(outcomes)).toEqual({
    otherAmountTaken: "found",
    unknownPayment: "found",
    refundReturned: "inWalletAgain",
    disputeOpened: "bankDecides",
    disputeLost: "covered",
  })
})

test("what the house covered is lost up to the issue's amount, and nothing else moves", () => {
  law(
    fc.property(anyAmount, anyAmount, anyAmount, (owed, amount, available) => {
      const holdings = {
        currency: "GBP" as const,
        available,
        promised: 0,
        locked: 0,
        owed,
        campaign: noCampaignHoldings,
      }
      const facts = { businessProfileId: BusinessProfileId.make(5), reference: writeOffReference(issue.id), at: 0 }
      const decided = writeOffCovered(facts, holdings, { amount })
      const lost = Math.min(owed, amount)
      if (lost === 0) {
        expect(Result.getOrThrow(Result.flip(decided)).reason).toBe("nothingLost")
        return
      }
      const [posting, ...others] = Result.getOrThrow(decided)
      if (posting === undefined) throw new Error("Nothing was posted")
      expect(others).toEqual([])
      expect(postingFault(holdings, posting)).toBeUndefined()
      expect(afterPosting(holdings, posting)).toEqual({ ...holdings, owed: owed - lost })
      expect([posting.amount, writtenOffBy(posting)]).toEqual([0, -lost])
    }),
  )
})

test("nobody's money at a gateway is the house's, in the house's own book", () => {
  const posting = found([{ reference: "txn_1", amount: 0 }])
  expect(posting).toMatchObject({ kind: "writeOff", reference: "writeOff:12", currency: "GBP", at: 7 })
  expect(posting.entries).toEqual([
    { account: "gateway", amount: -500 },
    { account: "writeOffs", amount: 500 },
  ])
  expect([imbalance(posting), writtenOffBy(posting), isOfHouse(posting)]).toEqual([0, 500, true])
})

test("the house pays what the gateway kept of nobody's money", () => {
  law(
    fc.property(anyAmount, fc.array(anyAmount, { minLength: 1, maxLength: 4 }), (amount, kept) => {
      const fees = kept.map((fee, index) => ({ reference: `txn_${index}`, amount: fee }))
      const posting = Result.getOrThrow(writeOffFound({ ...issue, amount }, fees, 7))
      const feesPaid = posting.entries.find(({ account }) => account === "gatewayFees")?.amount ?? 0
      expect([imbalance(posting), writtenOffBy(posting), feesPaid]).toEqual([0, amount, 0 - sumOfFees(fees)])
      expect(isOfHouse(posting)).toBe(true)
    }),
  )
})

test("nobody's money waits for the gateway to say what it keeps", () => {
  const refused = Result.getOrThrow(Result.flip(writeOffFound(issue, [], 7)))
  expect(refused).toMatchObject({ errorCode: 102, reason: "feeUnknown" })
})

test("a book of the house takes no unbalanced posting and no balance of a business", () => {
  const posting = found([{ reference: "txn_1", amount: 12 }])
  const half = posting.entries.slice(1)
  expect(isOfHouse({ ...posting, entries: half })).toBe(false)
  for (const account of ["available", "promised", "locked", "receivable"] as const)
    expect(isOfHouse({ ...posting, entries: [...half, { account, amount: -500 }] })).toBe(false)
})
