import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { addOnPrice, type PriceBreakdown } from "@domain/pricing"
import { examplePrice, anyAddOnPack } from "@domain/pricing/testing"
import { InsufficientFunds, RefundNotAllowed } from "./failures.ts"
import { gatewayFee } from "./gateway-fee.ts"
import { afterPosting, campaignHoldings, postingFault } from "./holdings.ts"
import { type CampaignHoldings, type Holdings, movementOf, noCampaignHoldings, type Posting } from "./ledger.ts"
import type { PostingFacts, Postings } from "./make-posting.ts"
import { payForCampaign } from "./pay-for-campaign.ts"
import { PaymentId } from "./payment.ts"
import { buyAddOn, launchLock, topUp, unlock } from "./postings.ts"
import { spend } from "./spend.ts"
import { paymentMoney, paymentReference, refund, refundReference } from "./refund.ts"
import { statementOf } from "./statement.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { reportToModel } from "./testing/model-spend.ts"

/** What a careful owner would write down with pencil and paper. */
interface Model {
  available: number
  fees: number
  tax: number
  spent: number
  kept: number
  readonly campaigns: Map<
    number,
    {
      promised: number
      own: number
      promo: number
      spent: number
      promoSpent: number
      house: number
      isHeld: boolean
      launches: number
    }
  >
  readonly payments: Array<{ paid: number; refunded: number }>
}

/** The wallet as it is: its postings, and the balances they led to. */
class Ledger {
  readonly postings: Array<Posting> = []
  readonly campaigns = new Map<number, CampaignHoldings>()
  available = 0
  promised = 0
  locked = 0

  take<E>(
    campaign: number | undefined,
    decide: (facts: PostingFacts, holdings: Holdings) => Result.Result<Postings, E>,
  ) {
    const at = this.postings.length
    const about = campaign === undefined ? {} : { campaignId: CampaignId.make(campaign) }
    const facts = { businessProfileId: BusinessProfileId.make(1), reference: `event:${at}`, at, ...about }
    let holdings: Holdings = {
      currency: "INR",
      available: this.available,
      promised: this.promised,
      locked: this.locked,
      owed: 0,
      campaign: this.campaigns.get(campaign ?? 0) ?? noCampaignHoldings,
    }
    const decided = decide(facts, holdings)
    for (const posting of Result.getOrElse(decided, () => [])) {
      expect(postingFault(holdings, posting)).toBeUndefined()
      holdings = afterPosting(holdings, posting, about.campaignId)
      this.postings.push(posting)
    }
    this.available = holdings.available
    this.promised = holdings.promised
    this.locked = holdings.locked
    if (campaign !== undefined) this.campaigns.set(campaign, holdings.campaign)
    return decided
  }

  sumOf(account: Parameters<typeof movementOf>[1]): number {
    return this.postings.reduce((sum, posting) => sum + movementOf(posting, account), 0)
  }
}

const campaignOf = (model: Model, campaign: number) => {
  const kept = model.campaigns.get(campaign) ?? {
    promised: 0,
    own: 0,
    promo: 0,
    spent: 0,
    promoSpent: 0,
    house: 0,
    isHeld: false,
    launches: 0,
  }
  model.campaigns.set(campaign, kept)
  return kept
}

const agree = (model: Model, ledger: Ledger) => {
  const held = [...model.campaigns.values()]
  expect(ledger.available).toBe(model.available)
  const promisedInAll = held.reduce((sum, { promised }) => sum + promised, 0)
  expect(ledger.promised).toBe(promisedInAll)
  expect(ledger.locked).toBe(held.reduce((sum, { own, promo }) => sum + own + promo, 0))
  for (const [id, { own, ...kept }] of model.campaigns) {
    const holdings = { ...kept, locked: own + kept.promo }
    expect(ledger.campaigns.get(id) ?? noCampaignHoldings).toEqual(holdings)
    expect(campaignHoldings(ledger.postings.filter((posting) => posting.campaignId === id))).toEqual(holdings)
  }
  expect([ledger.sumOf("fees"), ledger.sumOf("tax"), ledger.sumOf("spend"), -ledger.sumOf("gatewayFees") + 0]).toEqual([
    model.fees,
    model.tax,
    model.spent,
    model.kept,
  ])
  const paid = model.payments.map((money, index) => ({ paymentId: index + 1, ...money }))
  expect(paymentMoney(ledger.postings)).toEqual(paid.filter(({ paid: came }) => came > 0).toReversed())
  const lines = statementOf(ledger.postings, "Asia/Kolkata")
  const sumOf = (part: "amount" | "reserved") => lines.reduce((sum, line) => sum + line[part], 0)
  expect(sumOf("amount")).toBe(ledger.available + ledger.promised + ledger.locked)
  expect(sumOf("reserved")).toBe(ledger.locked)
  expect(lines[0]?.balanceAfter ?? 0).toBe(sumOf("amount"))
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
}

type Step = (model: Model, ledger: Ledger) => void

const topUpOf =
  (amount: number): Step =>
  (model, ledger) => {
    const paymentId = PaymentId.make(model.payments.length + 1)
    ledger.take(undefined, (facts, holdings) =>
      topUp({ ...facts, reference: paymentReference(paymentId) }, holdings, amount),
    )
    model.payments.push({ paid: amount, refunded: 0 })
    model.available += amount
  }

const expectShort = (outcome: Result.Result<Postings, unknown>, missing: number) =>
  expect(Result.getOrThrow(Result.flip(outcome))).toEqual(new InsufficientFunds({ missing, currency: "INR" }))

const lockOf =
  (campaign: number, price: PriceBreakdown): Step =>
  (model, ledger) => {
    const outcome = ledger.take(campaign, (facts, holdings) => launchLock(facts, holdings, price))
    const kept = campaignOf(model, campaign)
    if (kept.isHeld) return
    const own = model.available + kept.promised
    if (own < price.total) return void expectShort(outcome, price.total - own)
    model.available = own - price.total
    model.fees += price.serviceFee - price.serviceFeeWaived
    model.tax += price.tax
    Object.assign(kept, {
      promised: 0,
      own: price.media - price.promoDiscount,
      promo: price.promoDiscount,
      isHeld: true,
      launches: kept.launches + 1,
    })
  }

const spendOf =
  (campaign: number, total: number): Step =>
  (model, ledger) => {
    ledger.take(campaign, (facts, holdings) => spend(facts, holdings, total))
    model.available += reportToModel(campaignOf(model, campaign), total)
    model.spent = [...model.campaigns.values()].reduce((sum, one) => sum + one.spent + one.house, 0)
  }

const unlockOf =
  (campaign: number): Step =>
  (model, ledger) => {
    ledger.take(campaign, unlock)
    const kept = campaignOf(model, campaign)
    model.available += kept.own + kept.promised
    Object.assign(kept, { promised: 0, own: 0, promo: 0, isHeld: false })
  }

const payOf =
  (campaign: number, amount: number, total: number): Step =>
  (model, ledger) => {
    const paymentId = PaymentId.make(model.payments.length + 1)
    ledger.take(campaign, (facts, holdings) =>
      payForCampaign({ ...facts, reference: paymentReference(paymentId) }, holdings, {
        amount,
        total,
        currency: "INR",
      }),
    )
    model.payments.push({ paid: amount, refunded: 0 })
    model.available += amount
    const kept = campaignOf(model, campaign)
    if (kept.promised > 0 || kept.launches > 0 || model.available < total) return
    model.available -= total
    kept.promised = total
  }

const addOnOf =
  (price: PriceBreakdown): Step =>
  (model, ledger) => {
    const outcome = ledger.take(undefined, (facts, holdings) => buyAddOn(facts, holdings, price))
    if (model.available < price.total) return void expectShort(outcome, price.total - model.available)
    model.available -= price.total
    model.fees += price.total - price.tax
    model.tax += price.tax
  }

const refundOf =
  (nth: number, amount: number): Step =>
  (model, ledger) => {
    const money = paymentMoney(ledger.postings)[nth]
    const pencilled = money === undefined ? undefined : model.payments[money.paymentId - 1]
    if (money === undefined || pencilled === undefined) return
    const key = IdempotencyKey.make(`refund-${ledger.postings.length}`)
    const outcome = ledger.take(undefined, ({ businessProfileId, at }, holdings) =>
      refund({ businessProfileId, at, key }, holdings, money, amount),
    )
    const atMost = pencilled.paid - pencilled.refunded
    if (amount > atMost) {
      expect(Result.getOrThrow(Result.flip(outcome))).toEqual(
        new RefundNotAllowed({ reason: "aboveWhatWasPaid", atMost, currency: "INR" }),
      )
      return
    }
    if (amount > model.available) return void expectShort(outcome, amount - model.available)
    expect(ledger.postings.at(-1)?.reference).toBe(refundReference(money.paymentId, key))
    pencilled.refunded += amount
    model.available -= amount
  }

const feeOf =
  (kept: number): Step =>
  (model, ledger) => {
    ledger.take(undefined, (facts, holdings) => gatewayFee(facts, holdings, { amount: kept }))
    model.kept += kept
  }

const amount = fc.integer({ min: 1, max: 2_000_000 })
const campaign = fc.integer({ min: 1, max: 3 })
const india = seedPriceLists.IN
const anyPrice = fc
  .record({
    dailyBudget: fc.integer({ min: 1, max: 60_000 }),
    days: fc.integer({ min: 1, max: 14 }),
    feePercent: fc.integer({ min: 0, max: 30 }),
    waivedDays: fc.integer({ min: 0, max: 14 }),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ feePercent, percent, ...input }) =>
    examplePrice({
      ...input,
      priceList: { ...india, serviceFeePercent: feePercent },
      promo: { code: "X", validFrom: "2024-01-01", validTo: "2030-01-01", discount: { kind: "percent", percent } },
    }),
  )
const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: amount.map(topUpOf) },
    { weight: 3, arbitrary: fc.tuple(campaign, amount, amount).map((given) => payOf(...given)) },
    { weight: 3, arbitrary: fc.tuple(campaign, anyPrice).map((given) => lockOf(...given)) },
    { weight: 3, arbitrary: fc.tuple(campaign, amount).map((given) => spendOf(...given)) },
    { weight: 2, arbitrary: campaign.map(unlockOf) },
    { weight: 1, arbitrary: fc.integer({ min: -2_000, max: 5_000 }).map(feeOf) },
    { weight: 3, arbitrary: fc.tuple(fc.nat(2), amount).map((given) => refundOf(...given)) },
    {
      weight: 1,
      arbitrary: anyAddOnPack.map((pack) =>
        addOnOf(addOnPrice({ ...pack, currency: "INR", price: pack.price % 200_000 }, india)),
      ),
    },
  ),
  { maxLength: 40 },
)

test("after any story the wallet holds what a careful owner wrote down", () => {
  law(
    fc.property(steps, (taken) => {
      const model: Model = { available: 0, fees: 0, tax: 0, spent: 0, kept: 0, campaigns: new Map(), payments: [] }
      const ledger = new Ledger()
      for (const step of taken) {
        step(model, ledger)
        agree(model, ledger)
      }
    }),
  )
})
