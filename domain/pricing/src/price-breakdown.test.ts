import { PortalId } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import { addsUp, priceBreakdown } from "./price-breakdown.ts"
import { priceListInForce } from "./price-list-in-force.ts"
import { examplePrice } from "./testing/index.ts"
import { waivedDaysOf, waiverPeriod } from "./service-fee.ts"
import { seedPriceLists, seedPromoCodes } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB

test("a week at the Indian minimum has no fee and 18 % GST", () => {
  expect(examplePrice({ priceList: india, dailyBudget: 350_00, days: 7 })).toEqual({
    currency: "INR",
    days: 7,
    dailyBudget: 350_00,
    media: 2_450_00,
    promoDiscount: 0,
    serviceFee: 0,
    serviceFeeWaived: 0,
    taxes: [{ kind: "GST", ratePercent: 18, amount: 441_00 }],
    tax: 441_00,
    total: 2_891_00,
    effectivePerDay: 413_00,
    priceListId: 1,
    priceListDate: "2024-01-01",
  })
})

test("in the United Kingdom the fee of 20 % is waived for 30 days, without VAT", () => {
  const first = examplePrice({ priceList: kingdom, dailyBudget: 30_00, days: 10 })
  expect([first.serviceFee, first.serviceFeeWaived, first.total]).toEqual([60_00, 60_00, 300_00])
  const long = examplePrice({ priceList: kingdom, dailyBudget: 30_00, days: 40 })
  expect([long.serviceFee, long.serviceFeeWaived, long.total]).toEqual([240_00, 180_00, 1_260_00])
  const later = examplePrice({ priceList: kingdom, dailyBudget: 30_00, days: 10, waivedDays: 0 })
  expect([later.serviceFeeWaived, later.tax, later.total]).toEqual([0, 0, 360_00])
})

test("a promotion comes off before tax and leaves its code", () => {
  const promo = seedPromoCodes.find((each) => each.code === "WELCOME10")
  const price = examplePrice({ priceList: india, dailyBudget: 500_00, days: 10, ...(promo ? { promo } : {}) })
  expect([price.promoDiscount, price.tax, price.total, price.promoCode]).toEqual([
    500_00,
    810_00,
    5_310_00,
    "WELCOME10",
  ])
})

test.each([
  ["dailyBudget", { dailyBudget: -1 }],
  ["dailyBudget", { dailyBudget: 350.5 }],
  ["dailyBudget", { dailyBudget: Number.NaN }],
  ["dailyBudget", { dailyBudget: Number.MAX_SAFE_INTEGER }],
  ["days", { days: 0 }],
  ["days", { days: 1.5 }],
  ["days", { days: Number.POSITIVE_INFINITY }],
  ["waivedDays", { waivedDays: -1 }],
  ["waivedDays", { waivedDays: Number.NaN }],
])("no price is made of a wrong %s: %o", (field, wrong) => {
  const refused = Result.flip(priceBreakdown({ priceList: india, dailyBudget: 350_00, days: 7, ...wrong }))
  expect(Result.getOrThrow(refused)).toMatchObject({ _tag: "PriceInputRefused", errorCode: 102, field })
})

test("nothing a day for one day is a price of nothing", () => {
  expect(examplePrice({ priceList: india, dailyBudget: 0, days: 1 }).total).toBe(0)
})

test("VAT is charged from the day a list has it", () => {
  const vat = { ...kingdom, effectiveFrom: "2027-04-01", taxPercent: 20 }
  const taxOn = (day: string) => {
    const scope = { portalId: PortalId.make(1), region: "GB", currency: "GBP" } as const
    const priceList = priceListInForce([kingdom, vat], scope, day) ?? kingdom
    return examplePrice({ priceList, dailyBudget: 20_00, days: 7, waivedDays: 0 }).taxes
  }
  expect(taxOn("2027-03-31")).toEqual([{ kind: "VAT", ratePercent: 0, amount: 0 }])
  expect(taxOn("2027-04-01")).toEqual([{ kind: "VAT", ratePercent: 20, amount: 33_60 }])
})

test("the buyer's state changes the kinds of tax, and never the price", () => {
  const query = { priceList: india, dailyBudget: 350_01, days: 7 }
  expect(examplePrice({ ...query, place: "otherState" }).total).toBe(examplePrice(query).total)
  expect(examplePrice({ ...query, place: "sameState" })).toEqual({
    ...examplePrice(query),
    taxes: [
      { kind: "CGST", ratePercent: 9, amount: 220_51 },
      { kind: "SGST", ratePercent: 9, amount: 220_51 },
    ],
  })
})

test("parts that do not sum are refused", () => {
  const price = examplePrice({ priceList: india, dailyBudget: 350_00, days: 7 })
  expect(addsUp(price)).toBe(true)
  expect(
    [{ total: price.total + 1 }, { tax: price.tax - 1 }, { media: 0 }].map((wrong) => addsUp({ ...price, ...wrong })),
  ).toEqual([false, false, false])
  expect(addsUp({ ...price, tax: price.tax + 1, total: price.total + 1 })).toBe(false)
})

test("the waiver lasts 30 days from joining and covers the campaign's days within it", () => {
  expect(waiverPeriod(kingdom, "2026-11-01")).toEqual({ from: "2026-11-01", to: "2026-11-30" })
  expect(waivedDaysOf(kingdom, "2026-11-01", { from: "2026-11-25", to: "2026-12-04" })).toBe(6)
  expect(waivedDaysOf(kingdom, "2026-11-01", { from: "2026-12-01", to: "2026-12-07" })).toBe(0)
  expect(waiverPeriod({ ...kingdom, serviceFeeWaiverDays: 1 }, "2026-11-01")).toEqual({
    from: "2026-11-01",
    to: "2026-11-01",
  })
  expect(waiverPeriod({ ...kingdom, serviceFeeWaiverDays: 0 }, "2026-11-01")).toBeUndefined()
  expect(
    waivedDaysOf({ ...kingdom, serviceFeeWaiverDays: 0 }, "2026-11-01", { from: "2026-11-01", to: "2026-11-07" }),
  ).toBe(0)
})

test("the seeded prices are the specification's", () => {
  expect([india.minimumDaily, india.recommendedDaily, india.serviceFeePercent, india.taxPercent]).toEqual([
    350_00, 350_00, 0, 18,
  ])
  expect([kingdom.minimumDaily, kingdom.recommendedDaily, kingdom.serviceFeePercent, kingdom.taxPercent]).toEqual([
    20_00, 30_00, 20, 0,
  ])
})
