import { Schema } from "effect"
import { CurrencyCode, MinorUnits } from "@domain/kernel"

/** The amount from which two people must approve a campaign, in minor units of its currency. */
const TwoPersonAmount = Schema.Struct({
  currency: CurrencyCode,
  amount: MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000_000 })),
})

/** How a portal's staff review campaigns: nobody else is asked where it does not say. Ours. */
export const ReviewRules = Schema.Struct({
  /** At most one amount of each currency; one person is enough in a currency without an amount. */
  twoPeopleFrom: Schema.optionalKey(Schema.Array(TwoPersonAmount).check(Schema.isMaxLength(10))),
  /** Percent of approved campaigns that a second person looks at. */
  samplePercent: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
})
export type ReviewRules = typeof ReviewRules.Type
