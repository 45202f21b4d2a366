import type { CardProblem, WindowOutcome } from "@application/wallet/flows"

/** What Stripe's script answers to a confirmation. */
export interface StripeResult {
  readonly error?: { readonly type?: string; readonly code?: string }
  readonly paymentIntent?: { readonly status: string }
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
 * What a confirmation says of the payment: its own text is left out. Only the card's refusal is one; every other trouble (a lost
 * reply, a conflict, a fault of the gateway's) leaves open what became of the money.
 */
export const stripeOutcome = ({ error, paymentIntent }: StripeResult): WindowOutcome => {
  if (error?.type === "validation_error")
    return { status: "incomplete", problem: problems[error.code ?? ""] ?? "other" }
  if (error?.type === "card_error") return { status: "declined" }
  return paymentIntent?.status === "succeeded" ? { status: "paid" } : { status: "unknown" }
}
