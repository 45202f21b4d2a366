import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
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
  access: "readSessionPayments",
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
  access: "readSessionPayments",
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
  access: "payForSession",
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
  access: "payForSession",
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
  access: "readSessionPayments",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Array(Payment),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** A gateway's verified notice; the payment is read again rather than trusted. Money of an unknown payment is noted. */
export const ReceivePaymentNotice = contract("wallet/ReceivePaymentNotice", {
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
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ settled: Schema.Int }),
})

/** Asks the gateways which payments were refunded or disputed lately, and books what no notice told. Runs on a schedule. */
export const ReconcileReversals = contract("wallet/ReconcileReversals", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ asked: Schema.Int }),
})
