import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { BusinessProfileId, CurrencyCode, IdempotencyKey, MinorUnits } from "@domain/kernel"
import {
  IdempotencyConflict,
  InsufficientFunds,
  PaymentGateway,
  PaymentId,
  RefundNotAllowed,
  WalletRefund,
} from "@domain/wallet"

const profile = { businessProfileId: BusinessProfileId }

/**
 * Gives `amount` minor units of the wallet back to the payments that filled it, newest first, once per key;
 * `paymentOptionId` limits the refund to payments that this card paid. A refund that its gateway has not decided yet is
 * `InProgress`. Spec: calls P6, wallet action 2.
 */
export const RefundWallet = contract("wallet/RefundWallet", {
  kind: "workflow",
  access: "refundFunds",
  route: "POST /businessProfiles/:businessProfileId/payment/refunds",
  summary: "Refund money of the wallet to the payments that brought it",
  description:
    "Answers one refund for each payment that money goes back to. state is InProgress until the gateway has decided, then Successful or Failed; the money of a failed one is back in the wallet.",
  example: { ...exampleProfile, amount: 150_000, idempotencyKey: "refund:12:150000:1" },
  input: Schema.Struct({
    ...profile,
    amount: MinorUnits,
    idempotencyKey: IdempotencyKey,
    paymentOptionId: Schema.optionalKey(textOf(100)),
  }),
  output: Schema.Array(WalletRefund),
  failures: [RefundNotAllowed, InsufficientFunds, IdempotencyConflict],
})

/**
 * What may go back to cards and accounts now, in minor units; the payments that it may go to or went to, and the latest refunds,
 * both newest first. Ours.
 */
export const GetRefunds = contract("wallet/GetRefunds", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/refunds",
  summary: "Get what may be refunded, and the latest refunds",
  description:
    "refundable is in minor units: no more than is available, nor than payments brought in. payments are those that money may go back to, or went back to.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Schema.Struct({
    refundable: MinorUnits,
    currency: CurrencyCode,
    payments: Schema.Array(
      Schema.Struct({
        paymentId: PaymentId,
        gateway: PaymentGateway,
        gatewayReference: Schema.String,
        paid: MinorUnits,
        refunded: MinorUnits,
      }),
    ),
    refunds: Schema.Array(WalletRefund),
  }),
})

/** Asks the gateways about refunds in progress. Runs on a schedule. */
export const ReconcileRefunds = contract("wallet/ReconcileRefunds", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ settled: Schema.Int }),
})
