import { Schema } from "effect"

/** When the sign-up asks for the account: before the budget, or only once there is something to pay. Spec: next step, "auth skipped". */
export const AccountRequirement = Schema.Literals(["beforeBudget", "atPayment"])
export type AccountRequirement = typeof AccountRequirement.Type
