import type { Outcome } from "@application/kernel"
import { type DeclineCause, declineCause, type GatewayFields, type Payment, type PaymentId } from "@domain/wallet"
import type { ConfirmFailure } from "./payment-state.ts"

/** Asks the server for the outcome of a payment; `returned` is what the gateway's window gave to the page. */
export type Confirm = (paymentId: PaymentId, returned?: GatewayFields) => Promise<Outcome<Payment, ConfirmFailure>>

/** The server's state of a payment; `unknown` while the bank decides or without an answer. */
export type Known =
  | { readonly status: "paid"; readonly payment: Payment }
  | { readonly status: "declined"; readonly cause: DeclineCause }
  | { readonly status: "notTaken" }
  | { readonly status: "refused"; readonly failure: ConfirmFailure }
  | { readonly status: "unknown" }

const knownBy = (failure: ConfirmFailure | undefined): Known => {
  if (failure === undefined) return { status: "unknown" }
  switch (failure._tag) {
    case "PaymentPending":
    case "PaymentProviderRefused":
      return { status: "unknown" }
    case "PaymentDeclined":
      return { status: "declined", cause: declineCause(failure.reason) }
    case "PaymentNotTaken":
      return { status: "notTaken" }
    default:
      return { status: "refused", failure }
  }
}

/** Asks the server once. A reply that was lost and a gateway out of reach say nothing of the money. */
export const askServer = async (confirm: Confirm, ...asked: Parameters<Confirm>): Promise<Known> => {
  const outcome = await confirm(...asked)
  if (outcome.status === "succeeded") return { status: "paid", payment: outcome.output }
  return knownBy(outcome.status === "failed" ? outcome.failure : undefined)
}
