import { BusinessProfileId, UserId } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import { beginCommission, type ClientOrigin, isWithin } from "./campaign-commission.ts"
import { commissionOf } from "./commission-of.ts"
import { type CommissionTerms, commissionTermsFaults, commissionTermsState, termsInForce } from "./commission-terms.ts"
import { agencyPayee, payeeParts, userPayee } from "./payee.ts"
import { actOnPayout, approvePayout, type CommissionPayout, type PayoutRefused } from "./payout.ts"

const terms = (id: number, from: string, more: Partial<CommissionTerms> = {}): CommissionTerms => ({
  id,
  region: "IN",
  from,
  rules: { referralCode: { base: "fee", percent: 10 } },
  waitingDays: 14,
  payoutFrom: 500_00,
  currency: "INR",
  publishedBy: UserId.make(1),
  publishedAt: 0,
  ...more,
})
const takings = { fee: 1_500_05, receivable: 0, spend: 8_000_00 }

test("a percent of the fee is rounded down to the minor unit", () => {
  expect(commissionOf({ base: "fee", percent: 10 }, takings, true)).toBe(150_00)
  expect(commissionOf({ base: "fee", percent: 33.33 }, takings, true)).toBe(499_96)
})

test("a percent of spend and a fixed amount are never more than the fee", () => {
  expect(commissionOf({ base: "spend", percent: 2.5 }, takings, false)).toBe(200_00)
  expect(commissionOf({ base: "spend", percent: 50 }, takings, false)).toBe(1_500_05)
  expect(commissionOf({ base: "firstCampaign", amount: 2_000_00 }, takings, true)).toBe(1_500_05)
  expect(commissionOf({ base: "firstCampaign", amount: 300_00 }, takings, false)).toBe(0)
})

test("least and most hold for what is earned, and nothing earned stays nothing", () => {
  expect(commissionOf({ base: "fee", percent: 1, atLeast: 100_00 }, takings, true)).toBe(100_00)
  expect(commissionOf({ base: "fee", percent: 90, atMost: 500_00 }, takings, true)).toBe(500_00)
  expect(commissionOf({ base: "fee", percent: 90, atLeast: 100_00 }, { ...takings, fee: 0 }, true)).toBe(0)
})

test("what the house covers is no fee", () => {
  expect(commissionOf({ base: "fee", percent: 50 }, { ...takings, receivable: -1_500_00 }, true)).toBe(2)
})

test("the latest terms of the region that have begun hold", () => {
  const all = [terms(1, "2026-01-01"), terms(2, "2026-06-01"), terms(3, "2026-07-01", { withdrawnAt: 5 })]
  expect(termsInForce(all, "IN", "2026-12-01")?.id).toBe(2)
  expect(termsInForce(all, "IN", "2026-05-31")?.id).toBe(1)
  expect(termsInForce(all, "GB", "2026-12-01")).toBeUndefined()
  expect(all.map((one) => commissionTermsState(one, all, "2026-02-01"))).toEqual(["inForce", "coming", "withdrawn"])
  expect(commissionTermsState(all[0] ?? terms(9, ""), all, "2026-08-01")).toBe("over")
})

test("further terms begin later than today and than all others", () => {
  const others = [terms(1, "2026-06-01"), terms(2, "2027-01-01", { withdrawnAt: 3 })]
  expect(commissionTermsFaults(terms(3, "2026-05-01"), others, "2026-05-01")).toEqual(["begun", "overlap"])
  expect(commissionTermsFaults(terms(3, "2026-06-02"), others, "2026-05-01")).toEqual([])
})

test("a rule says how much in whole hundredths of a percent", () => {
  const rules = {
    agency: { base: "fee" as const },
    agent: { base: "firstCampaign" as const, atLeast: 2, atMost: 1 },
    referralCode: { base: "spend" as const, percent: 1.005 },
  }
  expect(commissionTermsFaults({ ...terms(3, "2030-01-01"), rules }, [], "2026-05-01")).toEqual([
    "percentMissing",
    "amountMissing",
    "leastAboveMost",
    "percentTooFine",
  ])
})

test("a rule pays for campaigns that begin in its months", () => {
  const rule = { base: "fee" as const, percent: 10, months: 12 }
  expect(isWithin(rule, "2025-11-30", "2026-11-29")).toBe(true)
  expect(isWithin(rule, "2025-11-30", "2026-11-30")).toBe(false)
  expect(isWithin({ base: "fee", percent: 10 }, "1999-01-01", "2026-11-30")).toBe(true)
})

test("a campaign keeps the rule that it began with", () => {
  const origin: ClientOrigin = {
    kind: "referralCode",
    payee: userPayee(UserId.make(5)),
    code: "DANA",
    since: "2026-01-01",
    isFirst: true,
    signs: ["sameCard"],
  }
  const day = "2026-02-01"
  expect(beginCommission(terms(1, "2026-01-01"), origin, day)).toMatchObject({
    termsId: 1,
    rule: { base: "fee", percent: 10 },
    code: "DANA",
    signs: ["sameCard"],
    accrued: 0,
  })
  expect(beginCommission(terms(1, "2026-01-01"), { ...origin, kind: "agency" }, day)).toBeUndefined()
})

test("a payee names a profile or a user", () => {
  expect(payeeParts("agency:12")).toEqual({ agency: 12 })
  expect(payeeParts(userPayee(UserId.make(5)))).toEqual({ user: 5 })
  expect(agencyPayee(BusinessProfileId.make(12))).toBe("agency:12")
})

const payout: CommissionPayout = {
  id: 1,
  payee: "user:5",
  currency: "INR",
  amount: 900_00,
  state: "approved",
  approvedBy: UserId.make(1),
  approvedAt: 1,
}
const reasonOf = (outcome: Result.Result<unknown, PayoutRefused>) =>
  Result.isFailure(outcome) ? outcome.failure.reason : "none"

test("a payout is for the amount that was seen, and not below the least", () => {
  expect(approvePayout(900_00, 900_00, { payoutFrom: 500_00 })).toEqual(Result.succeed("approved"))
  expect(reasonOf(approvePayout(900_00, 800_00, {}))).toBe("otherAmount")
  expect(reasonOf(approvePayout(400_00, 400_00, { payoutFrom: 500_00 }))).toBe("belowLeast")
  expect(reasonOf(approvePayout(0, 0, {}))).toBe("belowLeast")
})

test("a large payout waits for a second person", () => {
  expect(approvePayout(900_00, 900_00, { twoPeopleFrom: 900_00 })).toEqual(Result.succeed("waitsForSecond"))
  const waiting = { ...payout, state: "waitsForSecond" as const }
  expect(reasonOf(actOnPayout(waiting, "pay", { by: UserId.make(2), at: 2 }))).toBe("waitsForSecond")
  expect(reasonOf(actOnPayout(waiting, "confirm", { by: UserId.make(1), at: 2 }))).toBe("samePerson")
  expect(actOnPayout(waiting, "confirm", { by: UserId.make(2), at: 2 })).toEqual(
    Result.succeed({ ...payout, secondBy: 2, secondAt: 2 }),
  )
})

test("a payout that is over stays as it is", () => {
  const paid = Result.getOrThrow(actOnPayout(payout, "pay", { by: UserId.make(2), at: 3, reference: "UTR 1" }))
  expect(paid).toMatchObject({ state: "paid", reference: "UTR 1", endedBy: 2, endedAt: 3 })
  for (const act of ["confirm", "pay", "takeBack"] as const)
    expect(reasonOf(actOnPayout(paid, act, { by: UserId.make(3), at: 4 }))).toBe("over")
})
