import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { afterPosting } from "./holdings.ts"
import { type Holdings, noCampaignHoldings, type Posting } from "./ledger.ts"
import { payForCampaign } from "./pay-for-campaign.ts"
import { launchLock, topUp, unlock } from "./postings.ts"
import { statementOf as statementIn } from "./statement.ts"
import { TransactionKind, WalletAction } from "./wallet.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const statementOf = (postings: Parameters<typeof statementIn>[0]) => statementIn(postings, "Asia/Kolkata")

const campaignId = CampaignId.make(70)
const facts = { businessProfileId: BusinessProfileId.make(5), reference: "r", at: 1 }
const empty: Holdings = { currency: "INR", available: 0, promised: 0, locked: 0, owed: 0, campaign: noCampaignHoldings }
const free = examplePrice({
  priceList: { ...seedPriceLists.IN, taxPercent: 0 },
  dailyBudget: 100,
  days: 7,
  promo: { code: "ALL", validFrom: "2026-01-01", validTo: "2026-12-31", discount: { kind: "percent", percent: 100 } },
})

test("a statement shows the newest first, and a promotion beside its reservation", () => {
  const about = { ...facts, campaignId, campaignName: "Diwali" }
  const paid = Result.getOrThrow(topUp(facts, empty, 500))
  const locked = Result.getOrThrow(launchLock(about, { ...empty, available: 500 }, free))
  const of = { currency: "INR", at: 1, reference: "r" }
  expect(statementOf([...paid, ...locked])).toEqual([
    {
      ...of,
      id: 4,
      kind: "promoGrant",
      amount: 700,
      reserved: 700,
      balanceAfter: 1_200,
      campaignId,
      campaignName: "Diwali",
    },
    { ...of, id: 3, kind: "topUp", amount: 500, reserved: 0, balanceAfter: 500 },
  ])
})

test("what is spent on a day on a campaign is one line, where its first reading stands", () => {
  const day = Date.parse("2026-11-20T04:00:00+05:30")
  const spendAt = (at: number, amount: number, campaign = campaignId): Posting => ({
    ...facts,
    at,
    kind: "spend",
    currency: "INR",
    amount: 0 - amount,
    campaignId: campaign,
    entries: [
      { account: "locked", amount: 0 - amount },
      { account: "spend", amount },
    ],
  })
  const postings = [
    ...Result.getOrThrow(topUp(facts, empty, 900)),
    spendAt(day, 100),
    spendAt(day + 1, 7, CampaignId.make(71)),
    spendAt(day + 3_600_000, 50),
    spendAt(day + 7_200_000, -30),
    spendAt(day + 86_400_000, 20),
  ]
  const shown = statementOf(postings).map(({ id, kind, amount, reserved, balanceAfter }) => [
    id,
    kind,
    amount,
    reserved,
    balanceAfter,
  ])
  expect(shown).toEqual([
    [13, "spend", -20, -20, 753],
    [7, "spend", -7, -7, 773],
    [5, "spend", -120, -120, 780],
    [3, "topUp", 900, 0, 900],
  ])
})

test("spend returned to a promotion after the campaign's end is no line", () => {
  const takenBack: Posting = {
    ...facts,
    kind: "spend",
    currency: "INR",
    amount: 40,
    campaignId,
    entries: [
      { account: "available", amount: 40 },
      { account: "promo", amount: 60 },
      { account: "spend", amount: -100 },
    ],
  }
  expect(statementOf([takenBack]).map(({ kind, amount }) => [kind, amount])).toEqual([["spend", 40]])
})

test("a lock that a promotion paid for gives nothing back to the owner", () => {
  const about = { ...facts, campaignId }
  const [lock] = Result.getOrThrow(launchLock(about, empty, free))
  expect(lock?.amount).toBe(0)
  const held = lock === undefined ? empty : afterPosting(empty, lock, campaignId)
  expect(Result.getOrThrow(unlock(about, held))).toMatchObject([{ amount: 0, kind: "unlock" }])
})

test("promised money is the owner's until a launch, and no line of the statement", () => {
  const about = { ...facts, campaignId }
  const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
  const { total, currency } = price
  const paid = Result.getOrThrow(payForCampaign(about, empty, { amount: total, total, currency }))
  const after = paid.reduce((now, posting) => afterPosting(now, posting, campaignId), empty)
  expect([after.available, after.promised]).toEqual([0, total])
  const other = Result.getOrThrow(topUp(facts, after, 77))
  const launched = Result.getOrThrow(launchLock(about, { ...after, available: 77 }, price))
  expect(
    statementOf([...paid, ...other, ...launched]).map(({ kind, amount, reserved, balanceAfter }) => [
      kind,
      amount,
      reserved,
      balanceAfter,
    ]),
  ).toEqual([
    ["launchTax", -price.tax, 0, price.media + 77],
    ["launchLock", 0, price.media, total + 77],
    ["topUp", 77, 0, total + 77],
    ["topUp", total, 0, total],
  ])
})

test("wallet actions keep their numbers", () => {
  expect((["AddFunds", "Refund"] as const).map((action) => Schema.encodeSync(WalletAction)(action))).toEqual([1, 2])
})

const spendAt = (at: number, amount: number, currency: Posting["currency"] = "INR"): Posting => ({
  ...facts,
  at,
  kind: "spend",
  currency,
  amount: 0 - amount,
  campaignId,
  entries: [
    { account: "locked", amount: 0 - amount },
    { account: "spend", amount },
  ],
})

test("what is spent on one day is one line, in whichever zone the days are counted", () => {
  const late = Date.parse("2026-11-20T18:00:00Z")
  const later = Date.parse("2026-11-20T19:00:00Z")
  const spends = [spendAt(late, 10), spendAt(later, 5)]
  expect(statementIn(spends, "Asia/Kolkata")).toHaveLength(2)
  expect(statementIn(spends, "Europe/London")).toHaveLength(1)
})

test("money added between two readings of one day parts its spend", () => {
  const first = Result.getOrThrow(topUp(facts, empty, 100))
  const second = Result.getOrThrow(topUp(facts, empty, 60))
  const lines = statementOf([...first, spendAt(1, 90), ...second, spendAt(2, 50), spendAt(3, 4)])
  expect(lines.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ["spend", -54, 16],
    ["topUp", 60, 70],
    ["spend", -90, 10],
    ["topUp", 100, 100],
  ])
})

test("spend returned on its own day is no line", () => {
  expect(statementOf([spendAt(1, 10), spendAt(2, -10)])).toEqual([])
})

test("payments of one day are a line each", () => {
  const paid = [...Result.getOrThrow(topUp(facts, empty, 500)), ...Result.getOrThrow(topUp(facts, empty, 20))]
  expect(statementOf(paid).map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [20, 520],
    [500, 500],
  ])
})

test("what goes back to a promotion has a line of its own", () => {
  const [lock] = Result.getOrThrow(launchLock({ ...facts, campaignId }, empty, free))
  const held = lock === undefined ? empty : afterPosting(empty, lock, campaignId)
  const ended = Result.getOrThrow(unlock({ ...facts, campaignId }, held))
  expect(statementOf(ended).map(({ kind, amount, reserved }) => [kind, amount, reserved])).toEqual([
    ["promoBack", -700, -700],
  ])
})

test("why money moved is read as it was stored, in the statement or not", () => {
  const shown =
    "topUp launchLock launchFee launchTax lockMore lockBack promoGrant promoBack spend unlock feeBack taxBack refund addOn"
  const others = "reversal disputeHold disputeWon promise promiseEnd houseSpend disputeLost"
  const stored = `${shown} ${others}`.split(" ")
  expect(stored.map((kind) => Schema.decodeUnknownSync(TransactionKind)(kind))).toEqual(stored)
  expect(() => Schema.decodeUnknownSync(TransactionKind)("gift")).toThrow()
})
