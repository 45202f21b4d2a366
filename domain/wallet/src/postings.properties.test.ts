import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { type PriceBreakdown, PriceListId, taxableOf, taxesOn } from "@domain/pricing"
import { afterPosting, campaignHoldings, postingFault } from "./holdings.ts"
import { type Holdings, imbalance, movementOf, noCampaignHoldings, type Posting } from "./ledger.ts"
import type { PostingFacts } from "./make-posting.ts"
import { promise } from "./promise.ts"
import { buyAddOn, endLaunch, launchLock, topUp, undoLaunch, unlock } from "./postings.ts"
import { changeLock } from "./change-lock.ts"
import { spend } from "./spend.ts"
import { paymentMoney, paymentReference, refund, refundableOf } from "./refund.ts"
import { PaymentId } from "./payment.ts"

const campaignId = CampaignId.make(7)
const facts: PostingFacts = { businessProfileId: BusinessProfileId.make(1), reference: "event:1", at: 0, campaignId }

const amount = fc.integer({ min: 0, max: 10_000_000 })
const price: fc.Arbitrary<PriceBreakdown> = fc
  .record({ media: amount, discount: fc.nat(100), fee: amount, waived: fc.nat(100), tax: amount })
  .map(({ media, discount, fee, waived, tax }) => {
    const promoDiscount = Math.floor((media * discount) / 100)
    const serviceFeeWaived = Math.floor((fee * waived) / 100)
    return {
      currency: "INR",
      days: 1,
      dailyBudget: media,
      media,
      promoDiscount,
      serviceFee: fee,
      serviceFeeWaived,
      taxes: [],
      tax,
      total: media - promoDiscount + fee - serviceFeeWaived + tax,
      effectivePerDay: 0,
      priceListId: PriceListId.make(1),
      priceListDate: "2024-01-01",
    }
  })

type Step = (holdings: Holdings, posted: ReadonlyArray<Posting>) => Result.Result<ReadonlyArray<Posting>, unknown>
const key = IdempotencyKey.make("refund-key")
const step: fc.Arbitrary<Step> = fc.oneof(
  amount.map(
    (paid): Step =>
      (holdings, posted) =>
        topUp({ ...facts, reference: paymentReference(PaymentId.make(posted.length + 1)) }, holdings, paid),
  ),
  price.map(
    (quoted): Step =>
      (holdings) =>
        launchLock(facts, holdings, quoted),
  ),
  amount.map(
    (total): Step =>
      (holdings) =>
        spend(facts, holdings, total),
  ),
  price.map(
    (quoted): Step =>
      (holdings) =>
        buyAddOn(facts, holdings, { ...quoted, media: 0, promoDiscount: 0, total: quoted.serviceFee + quoted.tax }),
  ),
  price.map(
    (quoted): Step =>
      (holdings) =>
        promise(facts, holdings, quoted),
  ),
  fc.constant<Step>((holdings) => unlock(facts, holdings)),
  fc.tuple(price, fc.boolean()).map(([{ currency, media, tax }, isMore]): Step => (holdings) => {
    const { isHeld, locked, promo } = holdings.campaign
    if (!isHeld) return Result.succeed([])
    const parts = { currency, promoDiscount: 0, serviceFee: 0, serviceFeeWaived: 0, taxes: [] }
    const back = 0 - Math.min(media, locked - promo)
    return isMore
      ? changeLock(facts, holdings, { ...parts, media, tax, total: media + tax })
      : changeLock(facts, holdings, { ...parts, media: back, tax: 0, total: back })
  }),
  fc.tuple(amount, fc.nat(5)).map(([back, nth]): Step => (holdings, posted) => {
    const money = paymentMoney(posted)[nth]
    return money === undefined ? Result.succeed([]) : refund({ ...facts, key }, holdings, money, back)
  }),
)

const opening: Holdings = {
  currency: "INR",
  available: 0,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
}

const story = (steps: ReadonlyArray<Step>) => {
  const posted: Array<Posting> = []
  const states = [opening]
  let now = opening
  for (const take of steps) {
    for (const posting of Result.getOrElse(take(now, posted), () => [])) {
      expect(postingFault(now, posting)).toBeUndefined()
      posted.push(posting)
      now = afterPosting(now, posting, campaignId)
      states.push(now)
    }
  }
  return { posted, states, now }
}
const steps = fc.array(step, { maxLength: 30 })
const total = (posted: ReadonlyArray<Posting>, account: Parameters<typeof movementOf>[1]) =>
  posted.reduce((sum, posting) => sum + movementOf(posting, account), 0)

test("every posting sums to zero", () => {
  law(fc.property(steps, (taken) => story(taken).posted.every((posting) => imbalance(posting) === 0)))
})

test("no balance is ever negative", () => {
  law(
    fc.property(steps, (taken) =>
      story(taken).states.every(
        ({ available, promised, locked, campaign }) =>
          Math.min(available, promised, locked, campaign.promised, campaign.locked, campaign.spent, campaign.promo) >=
          0,
      ),
    ),
  )
})

test("a campaign never spends more than its launches locked", () => {
  law(
    fc.property(steps, (taken) => {
      const { posted } = story(taken)
      const lockedIn = posted
        .filter(({ kind }) => kind === "launchLock" || kind === "lockMore")
        .reduce((sum, posting) => sum + movementOf(posting, "locked"), 0)
      return total(posted, "spend") + total(posted, "house") <= lockedIn
    }),
  )
})

test("refunds never exceed what was paid, in all and to each payment", () => {
  law(
    fc.property(steps, (taken) => {
      const { posted } = story(taken)
      const money = paymentMoney(posted)
      for (const payment of money) {
        expect(payment.refunded).toBeLessThanOrEqual(payment.paid)
        expect(refundableOf(payment)).toBe(payment.paid - payment.refunded)
      }
      const stillOut = money.reduce((sum, payment) => sum + payment.refunded - payment.paid, 0)
      expect(total(posted, "gateway")).toBe(stillOut + 0)
    }),
  )
})

test("what a profile holds is what came in less what went out", () => {
  law(
    fc.property(steps, (taken) => {
      const { posted, now } = story(taken)
      const outside = (["gateway", "fees", "tax", "spend", "promo", "house"] as const).reduce(
        (sum, account) => sum + total(posted, account),
        0,
      )
      expect(now.available + now.promised + now.locked).toBe(0 - outside)
    }),
  )
})

test("a campaign's holdings kept along the way are those derived from its postings", () => {
  law(
    fc.property(steps, (taken) => {
      const { posted, now } = story(taken)
      expect(campaignHoldings(posted)).toEqual(now.campaign)
    }),
  )
})

test("a launch takes its total; unlocking at once returns all but fee, tax and promo", () => {
  law(
    fc.property(price, (quoted) => {
      const funded = { ...opening, available: quoted.total }
      const launched = Result.getOrThrow(launchLock(facts, funded, quoted)).reduce(
        (now, posting) => afterPosting(now, posting, campaignId),
        funded,
      )
      expect([launched.available, launched.locked]).toEqual([0, quoted.media])
      const ended = Result.getOrThrow(unlock(facts, launched)).reduce(
        (now, posting) => afterPosting(now, posting, campaignId),
        launched,
      )
      expect([ended.available, ended.locked]).toEqual([quoted.media - quoted.promoDiscount, 0])
    }),
  )
})

test("a launch that is undone at once leaves the owner with what there was", () => {
  law(
    fc.property(price, amount, (quoted, more) => {
      const funded = { ...opening, available: quoted.total + more }
      const fold = (from: Holdings, postings: ReadonlyArray<Posting>) =>
        postings.reduce((now, posting) => afterPosting(now, posting, campaignId), from)
      const launched = fold(funded, Result.getOrThrow(launchLock(facts, funded, quoted)))
      const undone = Result.getOrThrow(undoLaunch(facts, launched, quoted))
      expect(undone.every((posting) => imbalance(posting) === 0)).toBe(true)
      const after = fold(launched, undone)
      expect([after.available, after.locked, after.campaign.isHeld]).toEqual([funded.available, 0, false])
      expect(Result.getOrThrow(undoLaunch(facts, after, quoted))).toEqual([])
    }),
  )
})

const taxed = fc.tuple(price, fc.integer({ min: 0, max: 100 })).map(([quoted, taxPercent]): PriceBreakdown => {
  const taxes = taxesOn(taxableOf(quoted), { taxKind: "GST", taxPercent }, "sameState")
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0)
  return { ...quoted, taxes, tax, total: taxableOf(quoted) + tax }
})

test("an ended campaign has paid tax on its fee and used media, to the minor unit", () => {
  law(
    fc.property(taxed, fc.double({ min: 0, max: 1, noNaN: true }), (quoted, part) => {
      const fold = (from: Holdings, postings: ReadonlyArray<Posting>) =>
        postings.reduce((now, posting) => afterPosting(now, posting, campaignId), from)
      const launched = fold(
        { ...opening, available: quoted.total },
        Result.getOrThrow(launchLock(facts, { ...opening, available: quoted.total }, quoted)),
      )
      const used = fold(launched, Result.getOrThrow(spend(facts, launched, Math.round(quoted.media * part))))
      const ended = Result.getOrThrow(endLaunch(facts, used, quoted))
      expect(ended.every((posting) => imbalance(posting) === 0)).toBe(true)
      const sum = (account: "available" | "tax") => ended.reduce((all, one) => all + movementOf(one, account), 0)
      const back = 0 - sum("tax")
      const media = sum("available") - back
      const rate = quoted.taxes.reduce((all, { ratePercent }) => all + ratePercent, 0)
      expect(back).toBeGreaterThanOrEqual(0)
      expect(back).toBeLessThanOrEqual(quoted.tax)
      expect(Math.abs(quoted.tax - back - ((taxableOf(quoted) - media) * rate) / 100)).toBeLessThanOrEqual(1)
      expect(Result.getOrThrow(endLaunch(facts, fold(used, ended), quoted))).toEqual([])
    }),
  )
})

test("a launch above what is available says how much is missing", () => {
  law(
    fc.property(price, fc.nat(1_000), (quoted, less) => {
      fc.pre(less > 0 && quoted.total >= less)
      const refused = launchLock(facts, { ...opening, available: quoted.total - less }, quoted)
      expect(Result.getFailure(refused)).toMatchObject({ value: { missing: less, currency: "INR" } })
    }),
  )
})

test("reporting the same total spend again spends nothing more", () => {
  law(
    fc.property(amount, amount, (locked, spentSoFar) => {
      const holdings = { ...opening, locked, campaign: { ...noCampaignHoldings, locked, isHeld: true } }
      const first = Result.getOrThrow(spend(facts, holdings, spentSoFar))
      const after = first.reduce((now, posting) => afterPosting(now, posting, campaignId), holdings)
      expect(Result.getOrThrow(spend(facts, after, spentSoFar))).toEqual([])
    }),
  )
})

test("shown spend never exceeds the lock; with the house's share it is all reported", () => {
  law(
    fc.property(price, fc.array(amount, { minLength: 1 }), fc.nat(10), (quoted, readings, endsAfter) => {
      const fold = (from: Holdings, postings: ReadonlyArray<Posting>) =>
        postings.reduce((now, posting) => {
          expect(postingFault(now, posting)).toBeUndefined()
          return afterPosting(now, posting, campaignId)
        }, from)
      const funded = { ...opening, available: quoted.total }
      let now = fold(funded, Result.getOrThrow(launchLock(facts, funded, quoted)))
      readings.forEach((reported, index) => {
        if (index === endsAfter) now = fold(now, Result.getOrThrow(unlock(facts, now)))
        now = fold(now, Result.getOrThrow(spend(facts, now, reported)))
        const { spent, house } = now.campaign
        expect(spent).toBeLessThanOrEqual(quoted.media)
        expect(spent + house).toBe(reported)
      })
      const last = readings.at(-1) ?? 0
      const { campaign } = fold(now, Result.getOrThrow(unlock(facts, now)))
      expect(campaign.promoSpent).toBe(Math.min(campaign.spent, quoted.promoDiscount))
      expect(campaign.spent).toBeLessThanOrEqual(last)
    }),
  )
})

test("a launch that holds its lock takes nothing, and may lock again after its end", () => {
  law(
    fc.property(price, (quoted) => {
      const funded = { ...opening, available: quoted.total * 2 }
      const fold = (from: Holdings, postings: ReadonlyArray<Posting>) =>
        postings.reduce((now, posting) => afterPosting(now, posting, campaignId), from)
      const lock = (from: Holdings) => Result.getOrThrow(launchLock(facts, from, quoted))
      const first = fold(funded, lock(funded))
      expect(lock(first)).toEqual([])
      const ended = fold(first, Result.getOrThrow(unlock(facts, first)))
      expect(Result.getOrThrow(unlock(facts, ended))).toEqual([])
      expect(fold(ended, lock(ended)).campaign).toMatchObject({ launches: 2, isHeld: true, locked: quoted.media })
    }),
  )
})

test("promotion money is spent first, and only its rest goes back to the promotion", () => {
  law(
    fc.property(price, amount, (quoted, spentSoFar) => {
      const fold = (from: Holdings, postings: ReadonlyArray<Posting>) =>
        postings.reduce((now, posting) => afterPosting(now, posting, campaignId), from)
      const launched = fold(
        { ...opening, available: quoted.total },
        Result.getOrThrow(launchLock(facts, { ...opening, available: quoted.total }, quoted)),
      )
      const drawn = fold(launched, Result.getOrThrow(spend(facts, launched, spentSoFar)))
      const { spent } = drawn.campaign
      const ended = fold(drawn, Result.getOrThrow(unlock(facts, drawn)))
      const ownersSpend = Math.max(0, spent - quoted.promoDiscount)
      expect(ended.available).toBe(quoted.media - quoted.promoDiscount - ownersSpend)
    }),
  )
})
