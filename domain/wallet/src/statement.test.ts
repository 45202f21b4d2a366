import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { priceBreakdown, priceListOn } from "@domain/pricing"
import { afterPosting } from "./holdings.ts"
import { type Holdings, noCampaignHoldings, type Posting } from "./ledger.ts"
import { payForCampaign } from "./pay-for-campaign.ts"
import { launchLock, topUp, unlock } from "./postings.ts"
import { ownersBalance, statementOf } from "./statement.ts"
import { WalletAction } from "./wallet.ts"

const campaignId = CampaignId.make(70)
const facts = { businessProfileId: BusinessProfileId.make(5), reference: "r", at: 1 }
const empty: Holdings = { currency: "INR", available: 0, promised: 0, locked: 0, owed: 0, campaign: noCampaignHoldings }
const free = priceBreakdown({
  priceList: { ...priceListOn("IN", "2026-11-20"), taxPercent: 0 },
  dailyBudget: 100,
  days: 7,
  promo: { code: "ALL", validFrom: "2026-01-01", validTo: "2026-12-31", discount: { kind: "percent", percent: 100 } },
})

test("a statement shows the newest first, and only what moved the owner's money", () => {
  const about = { ...facts, campaignId, campaignName: "Diwali" }
  const paid = Result.getOrThrow(topUp(facts, empty, 500))
  const locked = Result.getOrThrow(launchLock(about, { ...empty, available: 500 }, free))
  const spent: Posting = {
    ...facts,
    kind: "addOn",
    currency: "INR",
    amount: -120,
    entries: [
      { account: "available", amount: -120 },
      { account: "fees", amount: 120 },
    ],
    campaignName: "Diwali",
  }
  expect(statementOf([...paid, ...locked, spent])).toEqual([
    {
      id: 3,
      kind: "addOn",
      amount: -120,
      currency: "INR",
      availableAfter: 380,
      at: 1,
      reference: "r",
      campaignName: "Diwali",
    },
    { id: 1, kind: "topUp", amount: 500, currency: "INR", availableAfter: 500, at: 1, reference: "r" },
  ])
})

test("a lock that a promotion paid for gives nothing back to the owner", () => {
  const about = { ...facts, campaignId }
  const [lock] = Result.getOrThrow(launchLock(about, empty, free))
  expect(lock?.amount).toBe(0)
  const held = lock === undefined ? empty : afterPosting(empty, lock, campaignId)
  expect(Result.getOrThrow(unlock(about, held))).toMatchObject([{ amount: 0, kind: "unlock" }])
})

test("what is promised is the owner's until a launch takes it, and no line of the statement", () => {
  const about = { ...facts, campaignId }
  const price = priceBreakdown({ priceList: priceListOn("IN", "2026-11-20"), dailyBudget: 350_00, days: 7 })
  const { total, currency } = price
  const paid = Result.getOrThrow(payForCampaign(about, empty, { amount: total, total, currency }))
  const after = paid.reduce((now, posting) => afterPosting(now, posting, campaignId), empty)
  expect([after.available, ownersBalance(after)]).toEqual([0, total])
  const other = Result.getOrThrow(topUp(facts, after, 77))
  const launched = Result.getOrThrow(launchLock(about, { ...after, available: 77 }, price))
  expect(
    statementOf([...paid, ...other, ...launched]).map(({ kind, amount, availableAfter }) => [
      kind,
      amount,
      availableAfter,
    ]),
  ).toEqual([
    ["launchTax", -price.tax, 77],
    ["launchLock", -price.media, price.tax + 77],
    ["topUp", 77, total + 77],
    ["topUp", total, total],
  ])
})

test("wallet actions keep their numbers", () => {
  expect((["AddFunds", "Refund"] as const).map((action) => Schema.encodeSync(WalletAction)(action))).toEqual([1, 2])
})
