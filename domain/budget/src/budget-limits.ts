import { type CurrencyCode, type MinorUnits, roundUpToTen } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { fewestDays, mostDays, recommendedDays } from "./duration.ts"

/** Bounds of a daily budget in minor units; with stores they are the sum over the stores. Spec: business constants; validation, budget. */
export interface BudgetLimits {
  readonly currency: CurrencyCode
  readonly minimumDaily: MinorUnits
  readonly recommendedDaily: MinorUnits
  readonly maximumDaily: MinorUnits
}

/** The price list's bounds for one business, or for `storeCount` stores together; the recommendation is a multiple of 10. */
export const budgetLimits = (priceList: RegionalPriceList, storeCount = 1): BudgetLimits => {
  const stores = Math.max(1, Math.trunc(storeCount))
  const maximumDaily = priceList.maximumDaily * stores
  return {
    currency: priceList.currency,
    minimumDaily: priceList.minimumDaily * stores,
    recommendedDaily: Math.min(maximumDaily, roundUpToTen(priceList.recommendedDaily * stores, priceList.currency)),
    maximumDaily,
  }
}

/** The nearest daily amount inside the limits, for a slider or a box that was left. */
export const clampDaily = (amount: MinorUnits, limits: BudgetLimits): MinorUnits =>
  Math.min(limits.maximumDaily, Math.max(limits.minimumDaily, Math.round(amount)))

/** Facts for the budget page: the limits a day, and the days of a daily budget. */
export interface BudgetAdvice extends BudgetLimits {
  readonly minimumDays: number
  readonly recommendedDays: number
  readonly maximumDays: number
}

/** The estimate for one business, or for stores together. Spec: calls, estimatebudget. */
export const budgetAdvice = (priceList: RegionalPriceList, storeCount = 1): BudgetAdvice => ({
  ...budgetLimits(priceList, storeCount),
  minimumDays: fewestDays.Daily,
  recommendedDays,
  maximumDays: mostDays,
})
