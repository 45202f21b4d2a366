import { currencySymbol, type Money, toMajor } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"

/** The parts of 'Effective Cost {symbol}{cost}/day'. `cost` is in major units, for the locale to format. Spec: validation, estimate text. */
export interface EffectiveCostParts {
  readonly symbol: string
  readonly cost: number
}

/** Symbol and cost a day of an amount. */
export const costParts = (money: Money): EffectiveCostParts => ({
  symbol: currencySymbol[money.currency],
  cost: toMajor(money),
})

/** What a day of the campaign costs with fee and tax, from the price breakdown. */
export const effectiveCostParts = (price: PriceBreakdown): EffectiveCostParts =>
  costParts({ amount: price.effectivePerDay, currency: price.currency })
