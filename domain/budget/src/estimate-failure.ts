import { Schema } from "effect"

/** The message key of a budget estimate that could not be fetched. Spec: messages, estimation fetch failure. */
export const budgetEstimateFailedKey = "failedToFetchBudget"

/** The budget estimate could not be fetched; it may be asked for again. Spec: messages, 'failedToFetchBudget'. */
export class BudgetEstimateFailed extends Schema.TaggedError<BudgetEstimateFailed>()("BudgetEstimateFailed", {
  key: Schema.Literal(budgetEstimateFailedKey),
}) {}

/** The one failure of an estimate. */
export const budgetEstimateFailed = (): BudgetEstimateFailed =>
  new BudgetEstimateFailed({ key: budgetEstimateFailedKey })
