import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { anyAmount, law } from "@domain/kernel/testing"
import { afterPosting } from "./holdings.ts"
import { type Holdings, noCampaignHoldings, type Posting } from "./ledger.ts"
import { leastCharge, payForCampaign, paymentShares } from "./pay-for-campaign.ts"
import { launchLock, unlock } from "./postings.ts"
import { endPromise, promise } from "./promise.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const campaignId = CampaignId.make(70)
const facts = { businessProfileId: BusinessProfileId.make(5), reference: "payment:1", at: 9, campaignId }
const empty: Holdings = { currency: "INR", available: 0, promised: 0, locked: 0, owed: 0, campaign: noCampaignHoldings }
const holding = (available: number): Holdings => ({ ...empty, available })
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
const { total } = price
const inr = "INR" as const
const wanted = (amount: number) => ({ amount, total, currency: inr })
const after = (from: Holdings, postings: ReadonlyArray<Posting>, of = campaignId) =>
  postings.reduce((now, posting) => afterPosting(now, posting, of), from)
const paid = (from: Holdings, amount: number) =>
  after(from, Result.getOrThrow(payForCampaign(facts, from, wanted(amount))))

test("the wallet pays first, and only what it lacks is due", () => {
  expect(paymentShares(price, 0)).toEqual({ fromWallet: 0, due: total })
  expect(paymentShares(price, 1_000_00)).toEqual({ fromWallet: 1_000_00, due: total - 1_000_00 })
  expect(paymentShares(price, total)).toEqual({ fromWallet: total, due: 0 })
  expect(paymentShares(price, total + 1)).toEqual({ fromWallet: total, due: 0 })
})

test("less than a gateway takes is raised to that", () => {
  expect(paymentShares(price, total - 1)).toEqual({ fromWallet: total - 100, due: 100 })
  expect(paymentShares({ total: 500, currency: "GBP" }, 480)).toEqual({ fromWallet: 470, due: 30 })
  expect(paymentShares({ total: 20, currency: "GBP" }, 5)).toEqual({ fromWallet: 0, due: 30 })
})

test("the shares cover the total, and the wallet gives no more than it has", () => {
  law(
    fc.property(anyAmount, anyAmount, fc.constantFrom("INR" as const, "GBP" as const), (asked, available, currency) => {
      const { fromWallet, due } = paymentShares({ total: asked, currency }, available)
      expect(fromWallet).toBeGreaterThanOrEqual(0)
      expect(fromWallet).toBeLessThanOrEqual(Math.min(available, asked))
      expect(fromWallet + due).toBe(due === 0 ? asked : Math.max(asked, leastCharge[currency]))
      expect(due === 0).toBe(available >= asked)
    }),
  )
})

test("a payment and the wallet's share are promised to its campaign; the rest is free", () => {
  expect(paid(empty, total)).toMatchObject({ available: 0, promised: total, campaign: { promised: total } })
  expect(paid(holding(1_000), total - 900)).toMatchObject({ available: 100, promised: total })
})

test("a payment that no longer suffices stays available", () => {
  expect(paid(holding(99), total - 100)).toMatchObject({ available: total - 1, promised: 0 })
})

test("a campaign is promised once, and not after its launch", () => {
  const once = paid(empty, total)
  expect(paid(once, total)).toMatchObject({ available: total, promised: total })
  const launched = after(once, Result.getOrThrow(launchLock(facts, once, price)))
  const ended = after(launched, Result.getOrThrow(unlock(facts, launched)))
  expect(Result.getOrThrow(promise(facts, { ...ended, available: total }, price))).toEqual([])
})

test("a promise needs its whole total, in the wallet's currency", () => {
  const short = promise(facts, holding(total - 1), price)
  expect(Result.getOrThrow(Result.flip(short))).toMatchObject({ _tag: "InsufficientFunds", missing: 1 })
  const pounds = promise(facts, holding(total), { total, currency: "GBP" })
  expect(Result.getOrThrow(Result.flip(pounds))).toMatchObject({ missing: total, currency: "GBP" })
})

test("what is promised is a launch's own, and no other's", () => {
  const once = paid(empty, total)
  expect(after(once, Result.getOrThrow(launchLock(facts, once, price)))).toMatchObject({
    available: 0,
    promised: 0,
    locked: price.media,
    campaign: { promised: 0, isHeld: true },
  })
  const other = { ...facts, campaignId: CampaignId.make(71) }
  const refused = launchLock(other, { ...once, campaign: noCampaignHoldings }, price)
  expect(Result.getOrThrow(Result.flip(refused))).toMatchObject({ missing: total })
})

test("a launch takes or returns the difference to what was promised", () => {
  law(
    fc.property(fc.nat(total * 2), fc.nat(total), (kept, available) => {
      const from = { ...holding(available), promised: kept, campaign: { ...noCampaignHoldings, promised: kept } }
      const outcome = launchLock(facts, from, price)
      if (kept + available < total)
        return void expect(Result.getOrThrow(Result.flip(outcome)).missing).toBe(total - kept - available)
      expect(after(from, Result.getOrThrow(outcome))).toMatchObject({
        available: kept + available - total,
        promised: 0,
      })
    }),
  )
})

test("a campaign that will not be launched gives back what was promised to it, once", () => {
  const once = paid(empty, total)
  const ended = after(once, Result.getOrThrow(unlock(facts, once)))
  expect(ended).toMatchObject({ available: total, promised: 0 })
  expect(endPromise(facts, ended)).toEqual([])
})

test("a promise and its end move money without a line's amount", () => {
  const [promised] = Result.getOrThrow(promise(facts, holding(total), price))
  expect(promised).toMatchObject({ kind: "promise", amount: 0 })
  expect(endPromise(facts, paid(empty, total))).toMatchObject([{ kind: "promiseEnd", amount: 0 }])
})
