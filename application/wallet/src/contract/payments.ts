import { Schema } from "effect"
import { contract, textOf, exampleDraft } from "@application/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { CampaignMoveNotOffered, CampaignNotLaunchable } from "@domain/campaigns"
import { ForbiddenPortal } from "@domain/identity"
import { CurrencyCode, IdempotencyKey, MinorUnits, NamedRegion, SessionId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import {
  BudgetNotAllowed,
  IdempotencyConflict,
  InsufficientFunds,
  PaidFromWallet,
  Payment,
  PaymentDeclined,
  PaymentGateway,
  PaymentHandover,
  PaymentId,
  PaymentNotFound,
  PaymentNotTaken,
  PaymentOptionNotFound,
  PaymentPending,
  PaymentProviderRefused,
  PaymentsNotSetUp,
  PriceChanged,
} from "@domain/wallet"

/** Why a session's payment was not started. */
export const sessionNotStarted = [
  SessionNotFound,
  SessionBelongsToUser,
  BudgetNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotLaunchable,
  PriceChanged,
  PaymentsNotSetUp,
  PaymentProviderRefused,
  PaymentOptionNotFound,
  IdempotencyConflict,
]

/** Why a session's payment has not paid it. */
export const sessionNotCredited = [
  SessionNotFound,
  SessionBelongsToUser,
  PaymentNotFound,
  PaymentDeclined,
  PaymentPending,
  PaymentNotTaken,
  PaymentProviderRefused,
  InsufficientFunds,
]

/** The gateway that takes payments of the draft's region, or of another one that is named. Spec: calls S1. */
export const GetPaymentGateway = contract("wallet/GetPaymentGateway", {
  kind: "query",
  access: "readSessionPayments",
  route: "GET /localbusiness/:sessionId/payment/PaymentGateway",
  specification: ["S1"],
  summary: "Get the payment gateway of a draft's region, or of another",
  example: exampleDraft,
  input: Schema.Struct({
    sessionId: SessionId,
    region: Schema.optionalKey(NamedRegion),
    portalDomain: Schema.optionalKey(textOf(255)),
  }),
  output: Schema.Struct({ gateway: PaymentGateway }),
  failures: [SessionNotFound, SessionBelongsToUser, InvalidPortal, ForbiddenPortal, PaymentsNotSetUp],
})

/**
 * What the wallet of the session's business can give to its price, in minor units of `currency`: money that no campaign holds
 * and none was promised. Ours.
 */
export const GetSessionFunds = contract("wallet/GetSessionFunds", {
  kind: "query",
  access: "readSessionPayments",
  route: "GET /localbusiness/:sessionId/payment/funds",
  summary: "Get what the wallet can give to a draft's price",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({ available: MinorUnits, currency: CurrencyCode }),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/**
 * Pays the session's price from the wallet, and opens a payment at its gateway for the rest or returns the open one.
 * `total` and `due` (after the wallet's share) are what the buyer saw, in minor units; `paymentOptionId` is a kept card of the
 * business to pay with. Ours, beside calls S2 and S4.
 */
export const StartPayment = contract("wallet/StartPayment", {
  kind: "workflow",
  access: "payForSession",
  route: "POST /localbusiness/:sessionId/payment/order",
  summary: "Start the payment of a draft",
  description:
    "total is the quoted price and due what is left of it after the wallet's share, both in minor units as the buyer was shown them. The same idempotencyKey never pays twice. paymentOptionId is a kept card of the business to pay with, for those who may add to its wallet. Answers with what the gateway's window needs, or that the wallet has paid it all. fields are the gateway's own: clientSecret and publishableKey of Stripe, keyId and orderId of Razorpay.",
  example: { ...exampleDraft, total: 289_100, due: 289_100, idempotencyKey: "pay:draft-1:289100" },
  input: Schema.Struct({
    sessionId: SessionId,
    total: MinorUnits,
    due: MinorUnits,
    idempotencyKey: IdempotencyKey,
    paymentOptionId: Schema.optionalKey(textOf(100)),
  }),
  output: Schema.Union([PaymentHandover, PaidFromWallet]),
  failures: sessionNotStarted,
})

/** What a gateway's window returned to the page; a few short texts. */
export const ReturnedFields = Schema.Record(textOf(40), textOf(300)).check(Schema.isMaxProperties(10))

/**
 * Asks the gateway for a payment's outcome and credits the wallet once if it succeeded; safe to repeat, and a repeat
 * completes a campaign that `InsufficientFunds` left unpaid. `missing` is still to be paid (0 where only the price has
 * changed); `returned` is the signed answer of the gateway's window. Ours, beside call S3.
 */
export const ConfirmPayment = contract("wallet/ConfirmPayment", {
  kind: "workflow",
  access: "payForSession",
  route: "POST /localbusiness/:sessionId/payment/verify",
  summary: "Confirm a payment after the gateway's window",
  description:
    "returned holds what the gateway's window handed back: orderId, paymentId and signature of Razorpay, nothing of Stripe. The server asks the gateway itself, so a lost answer is no lost payment.",
  example: { ...exampleDraft, paymentId: 31 },
  input: Schema.Struct({
    sessionId: SessionId,
    paymentId: PaymentId,
    returned: Schema.optionalKey(ReturnedFields),
  }),
  output: Payment,
  failures: sessionNotCredited,
})

/** The session's payments, newest first: what a reloaded budget page shows. */
export const ListSessionPayments = contract("wallet/ListSessionPayments", {
  kind: "query",
  access: "readSessionPayments",
  route: "GET /localbusiness/:sessionId/payments",
  summary: "List the payments of a draft",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Array(Payment),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** A gateway's verified notice; the payment is read again rather than trusted. Money of an unknown payment is noted. */
export const ReceivePaymentNotice = contract("wallet/ReceivePaymentNotice", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({
    gateway: PaymentGateway,
    gatewayReference: Schema.String,
    /** The dispute that it is about, by the gateway's name. */
    dispute: Schema.optionalKey(Schema.String),
  }),
  output: Schema.Struct({}),
})

/** Asks the gateways about payments still pending; heals "captured but not credited". Runs on a schedule. */
export const ReconcilePayments = contract("wallet/ReconcilePayments", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ settled: Schema.Int }),
})

/** Asks the gateways which payments were refunded or disputed lately, and books what no notice told. Runs on a schedule. */
export const ReconcileReversals = contract("wallet/ReconcileReversals", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ asked: Schema.Int }),
})
