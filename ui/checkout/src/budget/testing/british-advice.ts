import type { BudgetAdvice } from "@application/signup/contract"
import { budgetLimits } from "@domain/budget"
import { pricingBandOf } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"

const britain = seedPriceLists.GB

/** What may be spent in the United Kingdom, for stories. */
export const britishAdvice: BudgetAdvice = {
  ...budgetLimits(britain),
  minimumDays: 7,
  recommendedDays: 14,
  maximumDays: 365,
  levels: pricingBandOf(britain).levels,
}
