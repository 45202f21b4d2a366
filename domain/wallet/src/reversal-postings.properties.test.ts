import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { afterPosting, postingFault } from "./holdings.ts"
import { type Holdings, imbalance, movementOf, noCampaignHoldings, type Posting } from "./ledger.ts"
import { payForCampaign } from "./pay-for-campaign.ts"
import { PaymentId } from "./payment.ts"
import { launchLock, topUp } from "./postings.ts"
import { paymentMoney, paymentReference } from "./refund.ts"
import { isStopped, reversalPostings, reversalReference } from "./reversal-postings.ts"
import { spend } from "./spend.ts"
import { hearReversal, type Reversal, type ReversalState } from "./reversal.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const paymentId = PaymentId.make(7)
const businessProfileId = BusinessProfileId.make(5)
const campaignId = CampaignId.make(70)
const price = examplePrice({ priceList: seedPriceLists.GB, dailyBudget: 30_00, days: 7, waivedDays: 0 })
const empty: Holdings = {
  currency: "GBP",
  available: 0,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
}

/** A wallet that keeps every posting and refuses a faulty one. */
const wallet = () => {
  const postings: Array<Posting> = []
  let holdings = empty
  let readings = 0
  const take = <E>(made: Result.Result<ReadonlyArray<Posting>, E>) => {
    const taken = Result.getOrThrow(made)
    for (const posting of taken) {
      expect(postingFault(holdings, posting)).toBeUndefined()
      holdings = afterPosting(holdings, posting, campaignId)
      postings.push(posting)
    }
    return taken
  }
  const facts = (reference: string) => ({ businessProfileId, campaignId, reference, at: 1 })
  const states = new Map<string, ReversalState>()
  return {
    holdings: () => holdings,
    postings,
    sum: (account: Parameters<typeof movementOf>[1]) =>
      postings.reduce((sum, posting) => sum + movementOf(posting, account), 0),
    pay: () =>
      take(
        payForCampaign(facts(paymentReference(paymentId)), holdings, {
          amount: price.total,
          total: price.total,
          currency: "GBP",
        }),
      ),
    launch: () => take(launchLock(facts("launch:70:1"), holdings, price)),
    // Each reading has its own reference, as in the ledger.
    spend: (amount: number) => take(spend(facts(`spend:${(readings += 1)}`), holdings, amount)),
    topUp: (amount: number) => take(topUp(facts("left"), holdings, amount)),
    hear: (reversal: Reversal) => {
      const steps = hearReversal(states.get(reversal.reference), reversal)
      if (steps.length > 0) states.set(reversal.reference, reversal.state)
      return steps.flatMap((step) =>
        take(
          reversalPostings(step, facts(reversalReference(step, paymentId, reversal.reference)), holdings, {
            amount: reversal.amount,
            price,
          }),
        ),
      )
    },
  }
}
const refund = (amount: number, reference = "re_1"): Reversal => ({ reference, kind: "refund", amount, state: "lost" })
const dispute = (state: ReversalState, amount = price.total): Reversal => ({
  reference: "dp_1",
  kind: "dispute",
  amount,
  state,
})

test("a refund of a draft's payment ends its promise and leaves nothing to launch", () => {
  const { pay, hear, holdings } = wallet()
  pay()
  expect(isStopped(hear(refund(price.total)))).toBe(true)
  expect(holdings()).toEqual(empty)
})

test("a refund that free money covers stops nothing", () => {
  const { pay, topUp: add, hear, holdings } = wallet()
  pay()
  add(price.total)
  expect(isStopped(hear(refund(price.total)))).toBe(false)
  expect(holdings()).toMatchObject({ available: 0, promised: price.total, owed: 0 })
})

test("a refund that the house covers wholly stops what it paid for", () => {
  const { hear, holdings } = wallet()
  expect(isStopped(hear(refund(100)))).toBe(true)
  expect(holdings()).toMatchObject({ available: 0, owed: 100 })
})

test("a refund after an unspent launch returns the lock with fee and tax", () => {
  const { pay, launch, hear, holdings } = wallet()
  pay()
  launch()
  expect(isStopped(hear(refund(price.total)))).toBe(true)
  expect(holdings()).toMatchObject({ available: 0, locked: 0, owed: 0 })
})

test("the house covers spend before a refund, and the balance is never negative", () => {
  const { pay, launch, spend: spent, hear, holdings } = wallet()
  pay()
  launch()
  spent(100_00)
  hear(refund(price.total))
  const charged = 100_00 + price.serviceFee - price.serviceFeeWaived + price.tax
  expect(holdings()).toMatchObject({ available: 0, locked: 0, owed: charged })
})

test("a won dispute repays the house first; a lost one moves nothing of the owner's", () => {
  for (const end of ["won", "lost"] as const) {
    const { pay, launch, spend: spent, hear, holdings, sum } = wallet()
    pay()
    launch()
    spent(100_00)
    hear(dispute("open"))
    const { owed } = holdings()
    expect(owed).toBeGreaterThan(0)
    hear(dispute(end))
    expect(holdings()).toMatchObject(
      end === "won" ? { available: price.total - owed, owed: 0 } : { available: 0, owed },
    )
    expect(sum("disputed")).toBe(0)
  }
})

const facts = { businessProfileId, campaignId, reference: "r", at: 1 }
const shown = (made: Result.Result<ReadonlyArray<Posting>>) =>
  Result.getOrThrow(made).map(({ kind, amount, entries }) => [
    kind,
    amount,
    Object.fromEntries(entries.map((entry) => [entry.account, entry.amount])),
  ])

test("a refund goes to the gateway, a disputed amount waits for the bank", () => {
  const free = { ...empty, available: 100 }
  expect(shown(reversalPostings("refund", facts, free, { amount: 60 }))).toEqual([
    ["reversal", -60, { available: -60, gateway: 60 }],
  ])
  expect(shown(reversalPostings("hold", facts, free, { amount: 60 }))).toEqual([
    ["disputeHold", -60, { available: -60, disputed: 60 }],
  ])
})

test("a lost dispute goes to the gateway, and a won one pays the house first", () => {
  const owing = { ...empty, owed: 40 }
  expect(shown(reversalPostings("lose", facts, owing, { amount: 60 }))).toEqual([
    ["disputeLost", 0, { disputed: -60, gateway: 60 }],
  ])
  expect(shown(reversalPostings("win", facts, owing, { amount: 60 }))).toEqual([
    ["disputeWon", 20, { disputed: -60, receivable: 40, available: 20 }],
  ])
})

test("a launch without a known price releases its lock alone", () => {
  const campaign = { ...noCampaignHoldings, locked: 300, promo: 120, launches: 1, isHeld: true }
  const launched = { ...empty, locked: 300, campaign }
  expect(shown(reversalPostings("refund", facts, launched, { amount: 200 }))).toEqual([
    ["unlock", 180, { locked: -300, promo: 120, available: 180 }],
    ["reversal", -180, { available: -180, receivable: -20, gateway: 200 }],
  ])
})

test("each step of a reversal has a reference of its own", () => {
  const references = (["refund", "hold", "lose", "win"] as const).map((step) =>
    reversalReference(step, paymentId, "dp_1"),
  )
  expect(references).toEqual(["reversal:7:dp_1", "disputeHold:7:dp_1", "disputeLost:7:dp_1", "disputeWon:7:dp_1"])
})

const anyEvent = fc.oneof(
  fc.constant({ is: "launch" } as const),
  fc.record({ is: fc.constant("spend" as const), amount: fc.nat(price.media) }),
  fc.record({
    is: fc.constant("refund" as const),
    amount: fc.integer({ min: 1, max: Math.floor(price.total / 4) }),
    reference: fc.constantFrom("re_1", "re_2"),
  }),
  fc.record({ is: fc.constant("dispute" as const), state: fc.constantFrom<ReversalState>("open", "lost", "won") }),
  fc.record({ is: fc.constant("topUp" as const), amount: fc.integer({ min: 1, max: 500_00 }) }),
)

test("in any order and twice, entries sum to zero and nothing is negative", () => {
  law(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      const walletAfter = wallet()
      walletAfter.pay()
      for (const event of events) {
        if (event.is === "launch" && walletAfter.holdings().campaign.promised > 0) walletAfter.launch()
        if (event.is === "spend") walletAfter.spend(event.amount)
        if (event.is === "topUp" && !walletAfter.postings.some(({ reference }) => reference === "left"))
          walletAfter.topUp(event.amount)
        if (event.is === "refund") walletAfter.hear(refund(event.amount, event.reference))
        if (event.is === "dispute") walletAfter.hear(dispute(event.state, Math.floor(price.total / 2)))
      }
      expect(walletAfter.postings.every((posting) => imbalance(posting) === 0)).toBe(true)
      const { available, promised, locked, owed } = walletAfter.holdings()
      expect(Math.min(available, promised, locked, owed)).toBeGreaterThanOrEqual(0)
      expect(walletAfter.sum("receivable")).toBe(-owed === 0 ? 0 : -owed)
      expect(walletAfter.sum("disputed")).toBeGreaterThanOrEqual(0)
      const [money] = paymentMoney(walletAfter.postings)
      expect(money?.refunded).toBe(
        walletAfter.sum("disputed") +
          walletAfter.postings
            .filter(({ kind }) => kind === "reversal" || kind === "disputeLost")
            .reduce((sum, posting) => sum + movementOf(posting, "gateway"), 0),
      )
      expect(money?.refunded ?? 0).toBeLessThanOrEqual(money?.paid ?? 0)
      const names = walletAfter.postings.map(({ reference, kind }) => `${reference} ${kind}`)
      expect(new Set(names).size).toBe(names.length)
    }),
  )
})
