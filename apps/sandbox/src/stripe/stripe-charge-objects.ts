import type Stripe from "stripe"
import type { JsonObject } from "../core/json.ts"
import { sha256Hex } from "../core/signatures.ts"
import { failureTransactionIdOf, transactionIdOf } from "./stripe-balance.ts"
import { CHECKS, billingOf } from "./stripe-card-objects.ts"
import type { Charge, PaymentMethod, Refund, StripeState } from "./stripe-state.ts"

/** What the networks advise after a decline, and their two digits for it, by Stripe's code. */
const DECLINES: Readonly<Record<string, { readonly advice: string | null; readonly network: string }>> = {
  generic_decline: { advice: null, network: "05" },
  insufficient_funds: { advice: "try_again_later", network: "51" },
  expired_card: { advice: "confirm_card_data", network: "54" },
  incorrect_cvc: { advice: "confirm_card_data", network: "82" },
}

const outcomeOf = (one: Charge) => {
  const approved = one.status === "succeeded"
  const decline = DECLINES[one.declineCode ?? ""]
  return {
    advice_code: decline?.advice ?? null,
    network_advice_code: null,
    network_decline_code: decline?.network ?? null,
    network_status: approved ? "approved_by_network" : "declined_by_network",
    reason: one.declineCode ?? one.failureCode,
    risk_level: "normal",
    seller_message: approved ? "Payment complete." : "The bank declined the payment.",
    type: approved ? "authorized" : "issuer_declined",
  } satisfies Stripe.Charge.Outcome
}

const cardDetailsOf = (one: Charge, { card, behaviour }: PaymentMethod) => {
  const approved = one.status === "succeeded"
  const isAuthenticated = approved && behaviour === "authenticate"
  return {
    amount_authorized: approved ? one.amount : null,
    authorization_code: approved ? sha256Hex(one.id).slice(0, 6).toUpperCase() : null,
    brand: card.brand,
    checks: CHECKS,
    country: card.country,
    electronic_commerce_indicator: isAuthenticated ? "05" : null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    extended_authorization: { status: "disabled" },
    fingerprint: card.fingerprint,
    funding: "credit",
    incremental_authorization: { status: "unavailable" },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: "unavailable" },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: approved ? String(Number.parseInt(sha256Hex(one.id).slice(0, 12), 16)) : null,
    overcapture: { maximum_amount_capturable: one.amount, status: "unavailable" },
    regulated_status: "unregulated",
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: "challenge",
          electronic_commerce_indicator: "05",
          exemption_indicator: null,
          result: "authenticated",
          result_reason: null,
          transaction_id: sha256Hex(`3ds:${one.id}`).slice(0, 32),
          version: "2.2.0",
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card
}

const EMPTY_BILLING = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
} satisfies Stripe.Charge.BillingDetails

/** A charge; its refunds are added only where a call expands them. */
export const showCharge = (state: StripeState, one: Charge): JsonObject => {
  const method = state.paymentMethods[one.paymentMethod]
  return {
    id: one.id,
    object: "charge",
    amount: one.amount,
    amount_captured: one.amountCaptured,
    amount_refunded: one.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: one.captured ? transactionIdOf(one) : null,
    billing_details: method === undefined ? EMPTY_BILLING : billingOf(method),
    calculated_statement_descriptor: "MARQUEE",
    captured: one.captured,
    created: one.created,
    currency: one.currency,
    customer: one.customer,
    description: one.description,
    disputed: one.disputed ?? false,
    failure_balance_transaction: null,
    failure_code: one.failureCode,
    failure_message: one.failureMessage,
    fraud_details: {},
    livemode: false,
    metadata: one.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(one),
    paid: one.status === "succeeded",
    payment_intent: one.paymentIntent,
    payment_method: one.paymentMethod,
    payment_method_details: method === undefined ? null : { card: cardDetailsOf(one, method), type: "card" },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: one.amountRefunded > 0 && one.amountRefunded === one.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: one.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
}

export const showRefund = (state: StripeState, one: Refund): JsonObject => {
  const charge = state.charges[one.charge]
  return {
    id: one.id,
    object: "refund",
    amount: one.amount,
    balance_transaction: transactionIdOf(one),
    charge: one.charge,
    created: one.created,
    currency: one.currency,
    customer: charge?.customer ?? null,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata: one.metadata,
    payment_intent: one.paymentIntent,
    payment_method: charge?.paymentMethod ?? null,
    reason: one.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    ...(one.isReturned === true && {
      failure_balance_transaction: failureTransactionIdOf(one),
      failure_reason: "expired_or_canceled_card",
    }),
    status: one.isReturned === true ? "failed" : "succeeded",
    transfer_reversal: null,
  } satisfies Stripe.Refund
}
