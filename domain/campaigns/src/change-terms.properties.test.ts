import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, daysIn } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { addsUp } from "@domain/pricing"
import type { Campaign } from "./campaign.ts"
import { fundsLeft } from "./campaign-funds.ts"
import { changeTerms, WantedTerms } from "./change-terms.ts"
import { draft } from "./testing/index.ts"
import { seedPriceLists, seedPromoCodes } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const start = "2026-11-20"
const priceList = seedPriceLists.IN
const place = "unknown" as const
const promo = { ...seedPromoCodes[0], code: "X", discount: { kind: "percent", percent: 40 } } as const

const anyCampaign = fc
  .record({
    dailyBudget: fc.integer({ min: 350_00, max: 5_000_00 }),
    days: fc.integer({ min: 7, max: 60 }),
    spentShare: fc.nat(100),
    budgetType: fc.constantFrom("Daily" as const, "Lifetime" as const),
    isPromoted: fc.boolean(),
  })
  .map(({ dailyBudget, days, spentShare, budgetType, isPromoted }): Campaign => {
    const price = examplePrice({
      priceList,
      dailyBudget,
      days,
      ...(isPromoted && { promo: { ...promo, validFrom: "2024-01-01", validTo: "2030-01-01" } }),
    })
    return {
      ...draft,
      status: "Active",
      budget: { budgetType, schedulingMode: "RunContinuously", currency: "INR", dailyBudget, days },
      price,
      spent: Math.floor((price.media * spentShare) / 100),
      startDate: start,
      endDate: addDays(start, days - 1),
    }
  })

const wanted = fc.record(
  { days: fc.integer({ min: 1, max: 120 }), dailyBudget: fc.integer({ min: 350_00, max: 6_000_00 }) },
  { requiredKeys: [] },
)

const changeOf = (campaign: Campaign, days: number | undefined, dailyBudget: number | undefined, day: number) => {
  const today = addDays(start, day)
  const terms = {
    ...(days !== undefined && { endDate: addDays(today, days - 1) }),
    ...(dailyBudget !== undefined && { dailyBudget }),
  }
  return changeTerms(campaign, terms, { priceList, joinedOn: "2026-11-01", place }, { now: 1, today })
}

test("a change's price is the campaign's new price less the old, and both add up", () => {
  law(
    fc.property(anyCampaign, wanted, fc.nat(6), (campaign, { days, dailyBudget }, day) => {
      const changed = Result.getOrElse(changeOf(campaign, days, dailyBudget, day), () => undefined)
      fc.pre(changed !== undefined)
      const { price, budget, startDate = "", endDate = "" } = changed.campaign
      expect(price && addsUp(price)).toBe(true)
      expect((price?.total ?? 0) - (campaign.price?.total ?? 0)).toBe(changed.added.total)
      expect(changed.added.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(changed.added.tax)
      expect(budget?.days).toBe(daysIn({ from: startDate, to: endDate }))
    }),
  )
})

test("no change takes back what is spent, and none gives the owner a promotion's money", () => {
  law(
    fc.property(anyCampaign, wanted, fc.nat(6), (campaign, { days, dailyBudget }, day) => {
      const changed = Result.getOrElse(changeOf(campaign, days, dailyBudget, day), () => undefined)
      fc.pre(changed !== undefined)
      const { price, spent } = changed.campaign
      expect(price?.media).toBeGreaterThanOrEqual(spent)
      const discount = campaign.price?.promoDiscount ?? 0
      const ownersLock = (fundsLeft(campaign) ?? 0) - Math.max(0, discount - spent)
      expect(0 - Math.min(0, changed.added.total - changed.added.tax)).toBeLessThanOrEqual(ownersLock)
    }),
  )
})

test("more days cost the added days, and fewer days refund them", () => {
  const price = examplePrice({ priceList, dailyBudget: 500_00, days: 7, waivedDays: 0 })
  const campaign: Campaign = {
    ...draft,
    status: "Active",
    budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 500_00, days: 7 },
    price,
    spent: 900_00,
    startDate: start,
    endDate: "2026-11-26",
  }
  const pricing = { priceList, joinedOn: "2024-01-01", place }
  const at = { now: 1, today: "2026-11-22" }
  const longer = Result.getOrThrow(changeTerms(campaign, { endDate: "2026-12-03" }, pricing, at))
  expect(longer.added).toEqual({
    currency: "INR",
    media: price.media,
    promoDiscount: 0,
    serviceFee: price.serviceFee,
    serviceFeeWaived: 0,
    taxes: price.taxes,
    tax: price.tax,
    total: price.total,
  })
  const today = Result.getOrThrow(changeTerms(campaign, { endDate: at.today }, pricing, at))
  expect(today.added).toMatchObject({ media: -2_000_00, serviceFee: 0, tax: -360_00, total: -2_360_00 })
  expect(today.campaign.budget?.days).toBe(3)
  const same = Result.getOrThrow(changeTerms(campaign, {}, pricing, at))
  expect(same.added.total).toBe(0)
  expect(same.campaign).toEqual(campaign)
})

test("a campaign whose money is used up is brought to its last day and runs on", () => {
  const price = examplePrice({ priceList, dailyBudget: 500_00, days: 7 })
  const empty: Campaign = {
    ...draft,
    status: "Paused",
    pauseReason: "insufficientFunds",
    budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 500_00, days: 7 },
    price,
    spent: price.media,
    startDate: start,
    endDate: "2026-11-26",
  }
  const at = { now: 1, today: "2026-11-25" }
  const filled = Result.getOrThrow(changeTerms(empty, { refill: true }, { priceList, joinedOn: start, place }, at))
  expect(filled.added).toMatchObject({ media: 1_000_00, total: 1_180_00 })
  expect(filled.campaign.status).toBe("Active")
  expect(fundsLeft(filled.campaign)).toBe(1_000_00)
})

/** A campaign of seven days from `start`, two of them over. */
const weekAt = (dailyBudget: number, changes: Partial<Campaign> = {}): Campaign => ({
  ...draft,
  status: "Active",
  budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget, days: 7 },
  price: examplePrice({ priceList, dailyBudget, days: 7 }),
  spent: 900_00,
  startDate: start,
  endDate: "2026-11-26",
  ...changes,
})
const thirdDay = { now: 1, today: "2026-11-22" }

test("a refill takes nothing back from a campaign that holds enough", () => {
  const paused = weekAt(500_00, { status: "Paused", pauseReason: "owner" })
  const pricing = { priceList, joinedOn: start, place }
  const filled = Result.getOrThrow(changeTerms(paused, { refill: true }, pricing, { now: 1, today: "2026-11-26" }))
  expect(filled.added.total).toBe(0)
  expect(filled.campaign.price?.media).toBe(paused.price?.media)
})

test("a promotion that is spent already is not taken back by a shorter campaign", () => {
  const validity = { validFrom: "2024-01-01", validTo: "2030-01-01" }
  const price = examplePrice({ priceList, dailyBudget: 500_00, days: 7, promo: { ...promo, ...validity } })
  const campaign = weekAt(500_00, { price, spent: price.promoDiscount })
  const shorter = { endDate: "2026-11-24" }
  const { added } = Result.getOrThrow(changeTerms(campaign, shorter, { priceList, joinedOn: start, place }, thirdDay))
  expect(price.promoDiscount).toBeGreaterThan(0)
  expect(added).toMatchObject({ media: -1_000_00, tax: -180_00, total: -1_180_00 })
  expect(added.promoDiscount + 0).toBe(0)
})

test("the fee is waived for those of the added days alone that the waiver covers", () => {
  const british = seedPriceLists.GB
  const campaign = weekAt(500_00, { price: examplePrice({ priceList: british, dailyBudget: 500_00, days: 7 }) })
  const pricing = { priceList: british, joinedOn: "2026-10-31", place }
  const { added } = Result.getOrThrow(changeTerms(campaign, { endDate: "2026-12-03" }, pricing, thirdDay))
  expect(added.serviceFee).toBeGreaterThan(0)
  expect(added.serviceFeeWaived).toBe(Math.round((added.serviceFee * 3) / 7))
})

test("a daily amount below the least is refused", () => {
  const pricing = { priceList, joinedOn: start, place }
  const refused = changeTerms(weekAt(500_00), { dailyBudget: priceList.minimumDaily - 1 }, pricing, thirdDay)
  expect(Result.isFailure(refused)).toBe(true)
})

test("a lifetime budget is spread over a longer campaign and costs nothing more", () => {
  const campaign = weekAt(1_000_00)
  if (campaign.budget === undefined) throw new Error("A launched campaign has a budget")
  const lifetime = { ...campaign, budget: { ...campaign.budget, budgetType: "Lifetime" as const } }
  const pricing = { priceList, joinedOn: start, place }
  const changed = Result.getOrThrow(changeTerms(lifetime, { endDate: "2026-12-03" }, pricing, thirdDay))
  expect(changed.added.total).toBe(0)
  expect(changed.campaign.budget?.dailyBudget).toBe(Math.floor((7_000_00 - 900_00) / 12))
})

test.each(["budget", "price", "startDate", "endDate"] as const)("a campaign without its %s cannot change", (part) => {
  const { [part]: _, ...rest } = weekAt(500_00)
  const refused = changeTerms(rest, {}, { priceList, joinedOn: start, place }, thirdDay)
  expect(Result.getOrThrow(Result.flip(refused))).toMatchObject({
    _tag: "CampaignMoveNotAllowed",
    move: "changeEndDate",
    status: "Active",
  })
})

test("a campaign that begins later pays for its days from then on", () => {
  const scheduled = weekAt(500_00, { status: "Approved", spent: 0, startDate: "2026-12-01", endDate: "2026-12-07" })
  const pricing = { priceList, joinedOn: start, place }
  const { added, campaign } = Result.getOrThrow(changeTerms(scheduled, { endDate: "2026-12-09" }, pricing, thirdDay))
  expect(added.media).toBe(1_000_00)
  expect(campaign.budget?.days).toBe(9)
})

test("an added day is taxed where the buyer is", () => {
  const pricing = { priceList, joinedOn: start, place: "otherState" as const }
  const { added } = Result.getOrThrow(changeTerms(weekAt(500_00), { endDate: "2026-11-27" }, pricing, thirdDay))
  expect(added.taxes).toEqual([{ kind: "IGST", ratePercent: 18, amount: 90_00 }])
})

test("a higher daily amount is paid for the days that are left, today included", () => {
  const pricing = { priceList, joinedOn: start, place }
  const { added, campaign } = Result.getOrThrow(changeTerms(weekAt(500_00), { dailyBudget: 700_00 }, pricing, thirdDay))
  expect(added.media).toBe(5 * 200_00)
  expect(campaign.budget?.dailyBudget).toBe(700_00)
})

test("a promotion's share of media that is not needed goes back to it", () => {
  const validity = { validFrom: "2024-01-01", validTo: "2030-01-01" }
  const price = examplePrice({ priceList, dailyBudget: 500_00, days: 7, promo: { ...promo, ...validity } })
  const campaign = weekAt(500_00, { price, spent: 0, startDate: "2026-11-22", endDate: "2026-11-28" })
  const shorter = { endDate: "2026-11-25" }
  const { added } = Result.getOrThrow(changeTerms(campaign, shorter, { priceList, joinedOn: start, place }, thirdDay))
  expect(price.promoDiscount).toBe(1_400_00)
  expect(added).toMatchObject({ media: -1_500_00, promoDiscount: -600_00, tax: -162_00, total: -1_062_00 })
})

test("a lifetime budget with a new daily amount is paid as a daily one", () => {
  const campaign = weekAt(1_000_00)
  if (campaign.budget === undefined) throw new Error("A launched campaign has a budget")
  const lifetime = { ...campaign, budget: { ...campaign.budget, budgetType: "Lifetime" as const } }
  const pricing = { priceList, joinedOn: start, place }
  const { added, campaign: changed } = Result.getOrThrow(
    changeTerms(lifetime, { dailyBudget: 1_500_00 }, pricing, thirdDay),
  )
  expect(added.media).toBe(5 * 500_00)
  expect(changed.budget?.dailyBudget).toBe(1_500_00)
})

test("a daily amount that limits have left behind is refused only when it changes", () => {
  const dearer = { ...priceList, minimumDaily: 600_00, recommendedDaily: 600_00 }
  const pricing = { priceList: dearer, joinedOn: start, place }
  expect(Result.isSuccess(changeTerms(weekAt(500_00), { endDate: "2026-11-27" }, pricing, thirdDay))).toBe(true)
  expect(Result.isFailure(changeTerms(weekAt(500_00), { dailyBudget: 550_00 }, pricing, thirdDay))).toBe(true)
})

test("wanted terms are all optional, and amounts are whole", () => {
  const read = Schema.decodeUnknownSync(WantedTerms)
  expect(read({})).toEqual({})
  expect(read({ endDate: "2026-12-01", dailyBudget: 5, refill: true })).toEqual({
    endDate: "2026-12-01",
    dailyBudget: 5,
    refill: true,
  })
  for (const wrong of [{ endDate: "soon" }, { dailyBudget: 0.5 }, { refill: "yes" }])
    expect(() => read(wrong)).toThrow()
})
