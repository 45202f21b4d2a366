import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { addsUp } from "@domain/pricing"
import { seedPriceLists, seedPromoCodes } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import type { Campaign } from "./campaign.ts"
import { fundsLeft } from "./campaign-funds.ts"
import { pause, reject, resume } from "./campaign-lifecycle.ts"
import { changeTerms } from "./change-terms.ts"
import { settleMoney } from "./returned-money.ts"
import { draft } from "./testing/index.ts"

const startDate = "2026-11-20"
const moment = { now: 1, today: addDays(startDate, 2) }
const pricing = { priceList: seedPriceLists.IN, joinedOn: "2026-11-01", place: "unknown" } as const
const promo = {
  ...seedPromoCodes[0],
  code: "X",
  discount: { kind: "percent", percent: 40 },
  validFrom: "2024-01-01",
  validTo: "2030-01-01",
} as const

const anyRunning = fc
  .record({
    dailyBudget: fc.integer({ min: 350_00, max: 5_000_00 }),
    days: fc.integer({ min: 7, max: 60 }),
    spentShare: fc.nat(99),
    budgetType: fc.constantFrom("Daily" as const, "Lifetime" as const),
    isPromoted: fc.boolean(),
  })
  .map(({ dailyBudget, days, spentShare, budgetType, isPromoted }): Campaign => {
    const price = examplePrice({
      priceList: pricing.priceList,
      dailyBudget,
      days,
      ...(isPromoted && { promo }),
    })
    return {
      ...draft,
      status: "Active",
      budget: { budgetType, schedulingMode: "RunContinuously", currency: "INR", dailyBudget, days },
      price,
      spent: Math.floor((price.media * spentShare) / 100),
      startDate,
      endDate: addDays(startDate, days - 1),
      wentLiveAt: 1,
    }
  })

const paused = (campaign: Campaign) => settleMoney(Result.getOrThrow(pause(campaign, "owner")))
const resumed = (campaign: Campaign) => settleMoney(Result.getOrThrow(resume(campaign, moment)))

test("a pause gives back all unspent money of the owner, and its price adds up", () => {
  law(
    fc.property(anyRunning, (campaign) => {
      const { campaign: stands, moved } = paused(campaign)
      const { price, spent } = campaign
      const ofPromo = Math.max(0, (price?.promoDiscount ?? 0) - spent)
      expect(moved?.media).toBe(spent - (price?.media ?? 0))
      expect(0 - (moved?.total ?? 0)).toBeGreaterThanOrEqual((price?.media ?? 0) - spent - ofPromo)
      expect(stands.price && addsUp(stands.price)).toBe(true)
      expect(stands.price?.media).toBe(spent)
      expect(stands.price?.serviceFee).toBe(price?.serviceFee)
      expect(fundsLeft(stands)).toBe(fundsLeft(campaign))
    }),
  )
})

test("a pause and a resumption leave the campaign and the wallet as they were", () => {
  law(
    fc.property(anyRunning, (campaign) => {
      const { campaign: stands, moved: back } = paused(campaign)
      const { campaign: again, moved: taken } = resumed(stands)
      expect(again).toEqual(campaign)
      expect((back?.total ?? 0) + (taken?.total ?? 0)).toBe(0)
    }),
  )
})

test("a change during a pause costs nothing, and the resumption takes it with the rest", () => {
  const change = { endDate: fc.integer({ min: 1, max: 90 }), dailyBudget: fc.integer({ min: 350_00, max: 6_000_00 }) }
  law(
    fc.property(anyRunning, fc.record(change, { requiredKeys: [] }), (campaign, { endDate, dailyBudget }) => {
      const wanted = {
        ...(endDate !== undefined && { endDate: addDays(moment.today, endDate) }),
        ...(dailyBudget !== undefined && { dailyBudget }),
      }
      const running = Result.getOrElse(changeTerms(campaign, wanted, pricing, moment), () => undefined)
      fc.pre(running !== undefined)
      const { campaign: stands, moved: back } = paused(campaign)
      const changed = Result.getOrThrow(changeTerms(stands, wanted, pricing, moment))
      expect(changed.added.total).toBe(0)
      expect(changed.campaign.price && addsUp(changed.campaign.price)).toBe(true)
      const { campaign: again, moved: taken } = resumed(changed.campaign)
      expect(again).toEqual(running.campaign)
      expect((back?.total ?? 0) + (taken?.total ?? 0)).toBe(running.added.total)
    }),
  )
})

test("a refused campaign gives its money back, and only once", () => {
  law(
    fc.property(anyRunning, (campaign) => {
      const refused = settleMoney(Result.getOrThrow(reject(campaign)))
      expect(refused.moved).toEqual(paused(campaign).moved)
      expect(settleMoney(refused.campaign)).toEqual({ campaign: refused.campaign })
    }),
  )
})

test("a pause of the platform's keeps the money, since it ends by itself", () => {
  law(
    fc.property(
      anyRunning,
      fc.constantFrom("accessLost" as const, "insufficientFunds" as const),
      (campaign, reason) => {
        const stands = Result.getOrThrow(pause(campaign, reason))
        expect(settleMoney(stands)).toEqual({ campaign: stands })
      },
    ),
  )
})

test("a campaign that is over takes nothing again", () => {
  law(
    fc.property(anyRunning, fc.constantFrom("Completed" as const, "Archived" as const), (campaign, status) => {
      const over = settleMoney({ ...paused(campaign).campaign, status })
      expect(over.moved).toBeUndefined()
      expect(over.campaign).not.toHaveProperty("returned")
    }),
  )
})
