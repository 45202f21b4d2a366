import { MinorUnits, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { proposalLimits } from "./proposal-limits.ts"

/** What may be approved by a rule alone: a pause, a lower budget, more negative keywords. */
export const RuledKind = Schema.Literals(["pause", "lowerBudget", "negativeKeywords"])
export type RuledKind = typeof RuledKind.Type

/** What a person lets proposals do without asking: kinds, and the amount that they change in a day together. */
export const ProposalRules = Schema.Struct({
  kinds: Schema.Array(RuledKind).check(Schema.isMaxLength(RuledKind.literals.length)),
  dailyAmount: MinorUnits.check(Schema.isBetween({ minimum: 0, maximum: proposalLimits.amount })),
})
export type ProposalRules = typeof ProposalRules.Type

/** The rules of a business with the person who set them, in whose name they approve. */
export const SetRules = Schema.Struct({ ...ProposalRules.fields, setBy: UserId, setAt: Schema.Int })
export type SetRules = typeof SetRules.Type

/** Whether rules approve a change of a kind by themselves, after the amount that they have changed today. */
export const isApprovedByRule = (
  { kinds, dailyAmount }: ProposalRules,
  { kind, amount }: { readonly kind: RuledKind; readonly amount: MinorUnits },
  changedToday: MinorUnits,
): boolean => kinds.includes(kind) && amount + changedToday <= dailyAmount
