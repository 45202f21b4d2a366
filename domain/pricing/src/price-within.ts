import type { MinorUnits } from "@domain/kernel"
import { Result } from "effect"
import { type PriceBreakdown, priceBreakdown, type PriceInput } from "./price-breakdown.ts"

const totalOf = (dailyBudget: MinorUnits, input: Omit<PriceInput, "dailyBudget">): number =>
  Result.match(priceBreakdown({ ...input, dailyBudget }), {
    onFailure: () => Infinity,
    onSuccess: ({ total }) => total,
  })

/**
 * The price with the largest daily budget whose total is at most `total` minor units; undefined where not even the smallest
 * unit a day is paid by it, or no price can be made of the days. Ours.
 */
export const priceWithin = (total: MinorUnits, input: Omit<PriceInput, "dailyBudget">): PriceBreakdown | undefined => {
  if (!Number.isSafeInteger(total) || totalOf(1, input) > total) return undefined
  let [within, beyond] = [1, 2]
  while (totalOf(beyond, input) <= total) [within, beyond] = [beyond, beyond * 2]
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (totalOf(middle, input) <= total) within = middle
    else beyond = middle
  }
  return Result.getOrUndefined(priceBreakdown({ ...input, dailyBudget: within }))
}
