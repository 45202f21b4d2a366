import { CurrencyCode, MinorUnits, roundUpToTen, wireEnum } from "@domain/kernel"
import { Schema } from "effect"
import type { NewPriceList } from "./regional-price-list.ts"

/** Size of a budget pack. Spec: enumerations, budget pack tiers. */
export const PackTier = wireEnum({ Starter: 1, Growth: 2, Custom: 3 })
export type PackTier = typeof PackTier.Type

/** One offer of a band: a daily budget in minor units to take as it is, or for Custom the least that may be chosen. */
export const PricingBandLevel = Schema.Struct({
  level: Schema.Int,
  tier: PackTier,
  dailyBudget: MinorUnits,
  recommended: Schema.Boolean,
})
export type PricingBandLevel = typeof PricingBandLevel.Type

/** The budgets offered together in one region. Spec: calls, pricingBand and pricingBandLevels. */
export const PricingBand = Schema.Struct({
  id: Schema.Int,
  currency: CurrencyCode,
  levels: Schema.Array(PricingBandLevel),
})
export type PricingBand = typeof PricingBand.Type

/** The band of a price list: Starter at the recommended budget, Growth at its own or twice that, Custom from the minimum. */
export const pricingBandOf = (priceList: NewPriceList): PricingBand => ({
  id: priceList.region === "IN" ? 1 : 2,
  currency: priceList.currency,
  levels: [
    { level: 1, tier: "Starter", dailyBudget: priceList.recommendedDaily, recommended: true },
    {
      level: 2,
      tier: "Growth",
      dailyBudget: priceList.growthDaily ?? roundUpToTen(priceList.recommendedDaily * 2, priceList.currency),
      recommended: false,
    },
    { level: 3, tier: "Custom", dailyBudget: priceList.minimumDaily, recommended: false },
  ],
})

/** The level a daily budget belongs to: the fixed level of exactly that amount, else Custom; undefined below the band. */
export const levelFor = (band: PricingBand, dailyBudget: MinorUnits): PricingBandLevel | undefined =>
  band.levels.find((level) => level.tier !== "Custom" && level.dailyBudget === dailyBudget) ??
  band.levels.find((level) => level.tier === "Custom" && level.dailyBudget <= dailyBudget)
