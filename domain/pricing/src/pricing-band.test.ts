import { Schema } from "effect"
import { expect, test } from "vitest"
import { priceListOn } from "./price-list.ts"
import { addOnPrice, levelFor, PackTier, pricingBandOf } from "./pricing-band.ts"
import { minimumRecharge, recommendedRecharges } from "./recharge.ts"

const india = priceListOn("IN", "2026-11-20")
const kingdom = priceListOn("GB", "2026-11-20")

test("a band offers the recommended budget, twice it, and a free choice", () => {
  expect(pricingBandOf(kingdom)).toEqual({
    id: 2,
    currency: "GBP",
    levels: [
      { level: 1, tier: "Starter", dailyBudget: 30_00, recommended: true },
      { level: 2, tier: "Growth", dailyBudget: 60_00, recommended: false },
      { level: 3, tier: "Custom", dailyBudget: 20_00, recommended: false },
    ],
  })
  expect(pricingBandOf(india).levels.map((level) => level.dailyBudget)).toEqual([350_00, 700_00, 350_00])
})

test("a budget belongs to the level of exactly its amount, else to Custom, and to none below the minimum", () => {
  const band = pricingBandOf(kingdom)
  expect([30_00, 60_00, 45_00, 20_00, 19_99].map((amount) => levelFor(band, amount)?.tier)).toEqual([
    "Starter",
    "Growth",
    "Custom",
    "Custom",
    undefined,
  ])
})

test("pack tiers keep their numbers", () => {
  expect((["Starter", "Growth", "Custom"] as const).map((tier) => Schema.encodeSync(PackTier)(tier))).toEqual([1, 2, 3])
})

test("an add-on pack has its own tax", () => {
  const pack = { tierName: "Growth", currency: "INR" as const, price: 999_00, taxPercent: 18, days: 30 }
  expect(addOnPrice(pack)).toEqual({ price: 999_00, tax: 179_82, total: 1_178_82 })
})

test("the least recharge is 5 USD rounded up to ten rupees or pounds", () => {
  expect([minimumRecharge(india), minimumRecharge(kingdom)]).toEqual([430_00, 10_00])
})

test("the offered recharges are round and not below the least", () => {
  expect(recommendedRecharges(india)).toEqual([2_450_00, 4_900_00, 10_500_00])
  expect(recommendedRecharges({ ...kingdom, recommendedDaily: 1 })).toEqual([10_00, 10_00, 10_00])
})
