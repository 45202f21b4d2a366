import { Schema } from "effect"
import { failedCalls } from "@domain/errors"

/** The budget estimate could not be fetched; it may be asked for again. Spec: messages, 'failedToFetchBudget'. */
export class BudgetEstimateFailed extends Schema.TaggedError<BudgetEstimateFailed>()("BudgetEstimateFailed", {
  key: Schema.Literal(failedCalls.estimateBudget),
}) {}

/** The only way in which a budget estimate fails. */
export const budgetEstimateFailed = (): BudgetEstimateFailed =>
  new BudgetEstimateFailed({ key: failedCalls.estimateBudget })
