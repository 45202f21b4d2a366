import { Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { addOnPrice } from "@domain/pricing"
import { afterPosting, postingFault } from "./holdings.ts"
import { type Holdings, imbalance, noCampaignHoldings, type Posting } from "./ledger.ts"
import { buyAddOn, launchLock, topUp, undoLaunch, unlock } from "./postings.ts"
import { spend } from "./spend.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const businessProfileId = BusinessProfileId.make(5)
const campaignId = CampaignId.make(70)
const facts = { businessProfileId, reference: "launch:70:1", at: 9, campaignId, campaignName: "Diwali" }
const holdings: Holdings = {
  currency: "INR",
  available: 10_000_00,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
}
const india = { ...seedPriceLists.IN, serviceFeePercent: 10 }
const welcome = {
  code: "W",
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
  discount: { kind: "flat" as const, currency: "INR" as const, amount: 500_00 },
}
const price = examplePrice({ priceList: india, dailyBudget: 350_00, days: 7, waivedDays: 0, promo: welcome })
const posted = (outcome: Result.Result<ReadonlyArray<Posting>, unknown>) => Result.getOrThrow(outcome)
const shown = (outcome: Result.Result<ReadonlyArray<Posting>, unknown>) =>
  posted(outcome).map(({ kind, amount, entries }) => [
    kind,
    amount,
    Object.fromEntries(entries.map((entry) => [entry.account, entry.amount])),
  ])

test("a payment that arrived becomes available", () => {
  expect(shown(topUp(facts, holdings, 500))).toEqual([["topUp", 500, { gateway: -500, available: 500 }]])
  expect(posted(topUp(facts, holdings, 0))).toEqual([])
})

test("a launch locks media, a promotion's share included, and pays fee and tax", () => {
  expect(shown(launchLock(facts, holdings, price))).toEqual([
    ["launchLock", -1_950_00, { available: -1_950_00, promo: -500_00, locked: 2_450_00 }],
    ["launchFee", -245_00, { available: -245_00, fees: 245_00 }],
    ["launchTax", -395_10, { available: -395_10, tax: 395_10 }],
  ])
  expect(posted(launchLock(facts, holdings, price))[0]).toMatchObject({ ...facts, currency: "INR" })
})

test("a launch needs its whole total", () => {
  expect(Result.isSuccess(launchLock(facts, { ...holdings, available: price.total }, price))).toBe(true)
  const refused = launchLock(facts, { ...holdings, available: price.total - 1 }, price)
  expect(Result.getOrThrow(Result.flip(refused))).toMatchObject({
    _tag: "InsufficientFunds",
    errorCode: 1003,
    missing: 1,
    currency: "INR",
  })
})

test("a wallet holds nothing in another currency than its own", () => {
  const pounds = { ...price, currency: "GBP" as const }
  for (const outcome of [launchLock(facts, holdings, pounds), buyAddOn(facts, holdings, pounds)]) {
    expect(Result.getOrThrow(Result.flip(outcome))).toMatchObject({ missing: price.total, currency: "GBP" })
  }
  const [foreign] = posted(topUp(facts, holdings, 500, "GBP"))
  expect(foreign && postingFault(holdings, foreign)).toBe("otherCurrency")
})

test("a campaign draws what it newly spent from its lock, and the house pays the rest", () => {
  const running = {
    ...holdings,
    locked: 300,
    campaign: { ...noCampaignHoldings, locked: 300, spent: 100, isHeld: true },
  }
  expect(shown(spend(facts, running, 150))).toEqual([["spend", -50, { locked: -50, spend: 50 }]])
  expect(shown(spend(facts, running, 401))).toEqual([
    ["spend", -300, { locked: -300, spend: 300 }],
    ["houseSpend", 0, { house: -1, spend: 1 }],
  ])
  expect(posted(spend(facts, running, 100))).toEqual([])
  expect(shown(spend(facts, running, 40))).toEqual([["spend", 60, { locked: 60, spend: -60 }]])
})

test("spend corrected after the end returns to its payer", () => {
  const campaign = { ...noCampaignHoldings, spent: 100, promoSpent: 70, house: 5, launches: 1 }
  expect(shown(spend(facts, { ...holdings, campaign }, 60))).toEqual([
    ["spend", 30, { available: 30, promo: 10, spend: -40 }],
    ["houseSpend", 0, { house: 5, spend: -5 }],
  ])
})

test("what was not spent is available again, a promotion's part excepted", () => {
  const running = {
    ...holdings,
    locked: 300,
    campaign: { ...noCampaignHoldings, locked: 300, promo: 120, isHeld: true },
  }
  expect(shown(unlock(facts, running))).toEqual([["unlock", 180, { locked: -300, promo: 120, available: 180 }]])
  expect(posted(unlock(facts, holdings))).toEqual([])
})

test("a launch undone before any spend returns everything but the promotion", () => {
  const launched = posted(launchLock(facts, holdings, price)).reduce(
    (now, made) => afterPosting(now, made, campaignId),
    holdings,
  )
  expect(shown(undoLaunch(facts, launched, price))).toEqual([
    ["unlock", 1_950_00, { locked: -2_450_00, promo: 500_00, available: 1_950_00 }],
    ["feeBack", 245_00, { fees: -245_00, available: 245_00 }],
    ["taxBack", 395_10, { tax: -395_10, available: 395_10 }],
  ])
  const [spending] = posted(spend(facts, launched, 1))
  const running = afterPosting(launched, spending as Posting, campaignId)
  expect(shown(undoLaunch(facts, running, price))).toEqual([
    ["unlock", 1_950_00, { locked: -2_449_99, promo: 499_99, available: 1_950_00 }],
    ["taxBack", 351_00, { tax: -351_00, available: 351_00 }],
  ])
  expect(posted(undoLaunch(facts, holdings, price))).toEqual([])
})

test("an add-on is paid from what is available, its price to fees and its tax to tax", () => {
  const pack = { tierName: "Growth", currency: "INR" as const, price: 999_00, taxPercent: 18, days: 30 }
  const price = addOnPrice(pack, india)
  expect(shown(buyAddOn(facts, holdings, price))).toEqual([
    ["addOn", -1_178_82, { available: -1_178_82, fees: 999_00, tax: 179_82 }],
  ])
  expect(Result.isSuccess(buyAddOn(facts, { ...holdings, available: price.total }, price))).toBe(true)
  const refused = buyAddOn(facts, { ...holdings, available: price.total - 5 }, price)
  expect(Result.getOrThrow(Result.flip(refused))).toMatchObject({ _tag: "InsufficientFunds", missing: 5 })
  expect(posted(buyAddOn(facts, holdings, addOnPrice({ ...pack, price: 0 }, india)))).toEqual([])
})

const [paid] = posted(topUp(facts, holdings, 500))
const posting = paid as Posting

test("a posting that is unbalanced, of another currency or overdrawn may not be kept", () => {
  expect(postingFault(holdings, posting)).toBeUndefined()
  expect(postingFault(holdings, { ...posting, entries: posting.entries.slice(1) })).toBe("unbalanced")
  expect(imbalance({ ...posting, entries: posting.entries.slice(1) })).toBe(500)
  expect(postingFault({ ...holdings, currency: "GBP" }, posting)).toBe("otherCurrency")
  const taking = (account: "available" | "promised" | "locked", amount: number): Posting => ({
    ...posting,
    entries: [
      { account, amount: -amount },
      { account: "spend", amount },
    ],
  })
  expect(postingFault(holdings, taking("available", 10_000_01))).toBe("overdrawn")
  expect(postingFault(holdings, taking("available", 10_000_00))).toBeUndefined()
  expect(postingFault(holdings, taking("locked", 1))).toBe("overdrawn")
  expect(postingFault(holdings, taking("promised", 1))).toBe("overdrawn")
})

test("a posting changes the holdings of its own campaign only", () => {
  const [lock] = posted(launchLock(facts, holdings, price))
  const made = lock as Posting
  expect(afterPosting(holdings, made, campaignId).campaign).toMatchObject({
    locked: 2_450_00,
    promo: 500_00,
    launches: 1,
  })
  expect(afterPosting(holdings, made, CampaignId.make(71)).campaign).toEqual(noCampaignHoldings)
  expect(afterPosting(holdings, made).campaign).toEqual(noCampaignHoldings)
  expect(afterPosting(holdings, posting, undefined).available).toBe(10_005_00)
  const { campaignId: _, ...unrelated } = made
  expect(afterPosting(holdings, unrelated).campaign).toEqual(noCampaignHoldings)
})
