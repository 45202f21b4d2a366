import { Schema } from "effect"
import { expect, test } from "vitest"
import { levelFor, PackTier, pricingBandOf } from "./pricing-band.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB

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
  expect(pricingBandOf(india)).toMatchObject({ id: 1, currency: "INR" })
  expect(pricingBandOf(india).levels.map((level) => level.dailyBudget)).toEqual([350_00, 700_00, 350_00])
  const uneven = { ...kingdom, recommendedDaily: 33_00 }
  expect(pricingBandOf(uneven).levels.map((level) => level.dailyBudget)).toEqual([33_00, 70_00, 20_00])
})

test("a list may have a growth budget of its own", () => {
  const band = pricingBandOf({ ...kingdom, growthDaily: 55_00 })
  expect(band.levels.map((level) => level.dailyBudget)).toEqual([30_00, 55_00, 20_00])
})

test("a budget equal to the recommended one and the minimum is the fixed level's", () => {
  expect(levelFor(pricingBandOf(india), 350_00)?.tier).toBe("Starter")
  const customFirst = { ...pricingBandOf(india), levels: pricingBandOf(india).levels.toReversed() }
  expect(levelFor(customFirst, 350_00)?.tier).toBe("Starter")
  const onlyCustom = { ...pricingBandOf(india), levels: pricingBandOf(india).levels.slice(2) }
  expect(levelFor(onlyCustom, 350_00)?.tier).toBe("Custom")
})

test("a budget belongs to the level of exactly its amount, else to Custom", () => {
  const band = pricingBandOf(kingdom)
  expect([30_00, 60_00, 45_00, 20_00, 19_99].map((amount) => levelFor(band, amount)?.tier)).toEqual([
    "Starter",
    "Growth",
    "Custom",
    "Custom",
    undefined,
  ])
  expect(levelFor(band, 20_00)).toMatchObject({ level: 3, recommended: false })
})

test("pack tiers keep their numbers", () => {
  expect((["Starter", "Growth", "Custom"] as const).map((tier) => Schema.encodeSync(PackTier)(tier))).toEqual([1, 2, 3])
})
