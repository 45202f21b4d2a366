import type { CardProblem, WindowOutcome } from "@application/wallet/flows"

/** The answer of Stripe's script to a confirmation. */
export interface StripeResult {
  readonly error?: { readonly type?: string; readonly code?: string }
  readonly paymentIntent?: { readonly status: string }
  readonly setupIntent?: { readonly status: string }
}

const problems: Readonly<Record<string, CardProblem>> = {
  incomplete_number: "numberIncomplete",
  invalid_number: "numberInvalid",
  incomplete_expiry: "expiryIncomplete",
  invalid_expiry_month: "expiryPast",
  invalid_expiry_month_past: "expiryPast",
  invalid_expiry_year: "expiryPast",
  invalid_expiry_year_past: "expiryPast",
  incomplete_cvc: "codeIncomplete",
}

/**
 * Converts a Stripe confirmation to an outcome without its text. Only a card refusal is a decline; after any other
 * error the state is unknown.
 */
export const stripeOutcome = ({ error, paymentIntent, setupIntent }: StripeResult): WindowOutcome => {
  if (error?.type === "validation_error")
    return { status: "incomplete", problem: problems[error.code ?? ""] ?? "other" }
  if (error?.type === "card_error") return { status: "declined" }
  return (paymentIntent ?? setupIntent)?.status === "succeeded" ? { status: "paid" } : { status: "unknown" }
}
