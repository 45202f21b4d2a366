import { type CurrencyCode, type MinorUnits, roundUpToTen } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"

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
