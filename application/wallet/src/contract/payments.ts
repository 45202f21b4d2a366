import { Schema } from "effect"
import { contract } from "@application/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/businesses"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { IdempotencyKey, MinorUnits, SessionId } from "@domain/kernel"
import {
  BudgetNotAllowed,
  IdempotencyConflict,
  Payment,
  PaymentDeclined,
  PaymentGateway,
  PaymentHandover,
  PaymentId,
  PaymentNotFound,
  PaymentPending,
  PaymentProviderRefused,
  PriceChanged,
} from "@domain/wallet"

/** Spec: calls S1. */
export const GetPaymentGateway = contract("wallet/GetPaymentGateway", {
  access: "anyone",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({ gateway: PaymentGateway }),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/**
 * Opens a payment of the session's price at its gateway, or hands back the one already open for it: an order for
 * Razorpay, an intent for Stripe. `total` is what the buyer was shown, in minor units. Nothing is taken where the portal
 * launches no campaigns. Spec: calls S2, S4.
 */
export const StartPayment = contract("wallet/StartPayment", {
  access: "anyone",
  input: Schema.Struct({ sessionId: SessionId, total: MinorUnits, idempotencyKey: IdempotencyKey }),
  output: PaymentHandover,
  failures: [
    SessionNotFound,
    SessionBelongsToUser,
    BudgetNotAllowed,
    CampaignMoveNotOffered,
    PriceChanged,
    PaymentProviderRefused,
    IdempotencyConflict,
  ],
})

/**
 * Asks the gateway what became of a payment and credits the wallet once if it succeeded. The Razorpay fields are what
 * its window hands over, and are verified. Safe to repeat. Spec: calls S3, P12.
 */
export const ConfirmPayment = contract("wallet/ConfirmPayment", {
  access: "anyone",
  input: Schema.Struct({
    sessionId: SessionId,
    paymentId: PaymentId,
    razorpay: Schema.optionalKey(
      Schema.Struct({ orderId: Schema.String, paymentId: Schema.String, signature: Schema.String }),
    ),
  }),
  output: Payment,
  failures: [
    SessionNotFound,
    SessionBelongsToUser,
    PaymentNotFound,
    PaymentDeclined,
    PaymentPending,
    PaymentProviderRefused,
  ],
})

/** The session's payments, newest first: what a reloaded budget page shows. */
export const ListSessionPayments = contract("wallet/ListSessionPayments", {
  access: "anyone",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Array(Payment),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** A gateway's verified notice; the payment is asked for again rather than believed. Unknown payments are ignored. */
export const ReceivePaymentNotice = contract("wallet/ReceivePaymentNotice", {
  access: "system",
  input: Schema.Struct({ gateway: PaymentGateway, gatewayReference: Schema.String }),
  output: Schema.Struct({}),
})

/** Asks the gateways about payments still pending; heals "captured but not credited". Runs on a schedule. */
export const ReconcilePayments = contract("wallet/ReconcilePayments", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ settled: Schema.Int }),
})
