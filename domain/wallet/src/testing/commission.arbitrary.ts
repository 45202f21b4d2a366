import * as fc from "fast-check"
import type { CommissionRule } from "../commissions/index.ts"

const amount = fc.integer({ min: 1, max: 50_000 })
const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
const limits = fc.record(
  { atLeast: fc.integer({ min: 1, max: 500 }), atMost: fc.integer({ min: 500, max: 50_000 }) },
  { requiredKeys: [] },
)

/** A rule without faults. */
export const anyCommissionRule: fc.Arbitrary<CommissionRule> = fc
  .tuple(
    fc.oneof(
      percent.map((given) => ({ base: "fee" as const, percent: given })),
      percent.map((given) => ({ base: "spend" as const, percent: given })),
      amount.map((given) => ({ base: "firstCampaign" as const, amount: given })),
    ),
    limits,
  )
  .map(([rule, limit]) => ({ ...rule, ...limit }))
