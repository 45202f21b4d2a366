import { CampaignBudget } from "@domain/campaigns"
import { refuse } from "@domain/validation"
import { gstBilling, GstBilling } from "@domain/wallet"
import { Result, Schema } from "effect"
import type { FieldRules } from "@domain/campaigns"

/** What is paid for, and whom its invoice is for; a payment freezes it. Spec: entities, Business-details session. */
export const BudgetSection = Schema.Struct({
  budget: Schema.optionalKey(CampaignBudget),
  gstBilling: Schema.optionalKey(GstBilling),
})
export type BudgetSection = typeof BudgetSection.Type

/** Whom an invoice is for is complete and has a right GSTIN. */
export const budgetRules: FieldRules<BudgetSection> = {
  gstBilling: {
    check: (typed) =>
      Result.match(gstBilling(typed), {
        onFailure: ({ gstin }) => refuse(gstin === undefined ? "validation.required" : "validation.gstinInvalid"),
        onSuccess: (billing) => Result.succeed(billing),
      }),
  },
}
