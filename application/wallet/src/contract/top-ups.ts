import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { BusinessProfileId, CurrencyCode, IdempotencyKey, MinorUnits, NamedRegion } from "@domain/kernel"
import { RechargeAboveMaximum, RechargeBelowMinimum, TaxKind } from "@domain/pricing"
import {
  IdempotencyConflict,
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
} from "@domain/wallet"
import { ReturnedFields } from "./payments.ts"

const profile = { businessProfileId: BusinessProfileId }
/** Why a payment's money is not in the wallet. */
export const notCredited = [PaymentNotFound, PaymentDeclined, PaymentPending, PaymentNotTaken, PaymentProviderRefused]

/** Why a top-up was not started. */
export const notStarted = [
  RechargeBelowMinimum,
  RechargeAboveMaximum,
  PaymentsNotSetUp,
  PaymentProviderRefused,
  IdempotencyConflict,
  PaymentOptionNotFound,
]

/** The gateway of the profile's region, or of another one that is named. Spec: calls P10. */
export const GetWalletGateway = contract("wallet/GetWalletGateway", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/PaymentGateway",
  specification: ["P10"],
  summary: "Get the payment gateway of a business profile's region, or of another",
  example: exampleProfile,
  input: Schema.Struct({ ...profile, region: Schema.optionalKey(NamedRegion) }),
  output: Schema.Struct({ gateway: PaymentGateway }),
  failures: [PaymentsNotSetUp],
})

/**
 * What may be added to the wallet at once, the amounts to offer, and the tax that campaigns paid from it include; in minor units.
 * `suggested` brings the `missing` ones, if that is more than nothing; without `gateway` nothing can be added. Ours.
 */
export const GetTopUpTerms = contract("wallet/GetTopUpTerms", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/terms",
  summary: "Get the least that a wallet takes, and the amounts to offer",
  description:
    "Amounts are in minor units of currency. With missing, suggested is the amount to add that brings it. tax is what campaigns paid from the wallet include; nothing of it is charged when money is added.",
  example: { ...exampleProfile, missing: 120_000 },
  input: Schema.Struct({ ...profile, missing: Schema.optionalKey(MinorUnits) }),
  output: Schema.Struct({
    gateway: Schema.optionalKey(PaymentGateway),
    currency: CurrencyCode,
    minimum: MinorUnits,
    maximum: MinorUnits,
    recommended: Schema.Array(MinorUnits),
    suggested: Schema.optionalKey(MinorUnits),
    tax: Schema.Struct({ kind: TaxKind, ratePercent: Schema.Finite }),
  }),
})

/**
 * Opens a payment that fills the wallet by `amount` minor units, or returns the payment opened under the same key.
 * `paymentOptionId` is a kept card to pay with. Ours, beside calls P8 and P11.
 */
export const StartTopUp = contract("wallet/StartTopUp", {
  kind: "workflow",
  access: "addFunds",
  route: "POST /businessProfiles/:businessProfileId/payment/order",
  summary: "Start a payment that fills the wallet",
  description:
    "amount is in minor units. The same idempotencyKey answers the same payment and never takes money twice; with another amount it is refused. fields are what the gateway's window needs: clientSecret and publishableKey of Stripe, keyId and orderId of Razorpay.",
  example: { ...exampleProfile, amount: 500_000, idempotencyKey: "top-up:12:500000:1" },
  input: Schema.Struct({
    ...profile,
    amount: MinorUnits,
    idempotencyKey: IdempotencyKey,
    paymentOptionId: Schema.optionalKey(textOf(100)),
  }),
  output: PaymentHandover,
  failures: notStarted,
})

/**
 * Asks the gateway for the outcome and fills the wallet once if it succeeded; safe to repeat. `returned` is the signed answer of the
 * gateway's window. Ours, beside call P12.
 */
export const ConfirmTopUp = contract("wallet/ConfirmTopUp", {
  kind: "workflow",
  access: "addFunds",
  route: "POST /businessProfiles/:businessProfileId/payment/verify",
  summary: "Confirm a payment that fills the wallet",
  description:
    "returned holds what the gateway's window handed back: orderId, paymentId and signature of Razorpay, nothing of Stripe. The server asks the gateway itself, so a lost answer is no lost payment.",
  example: { ...exampleProfile, paymentId: 31 },
  input: Schema.Struct({ ...profile, paymentId: PaymentId, returned: Schema.optionalKey(ReturnedFields) }),
  output: Payment,
  failures: notCredited,
})

/** The latest top-ups, newest first: what a reloaded page takes up. Ours. */
export const ListTopUps = contract("wallet/ListTopUps", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/topUps",
  summary: "List the latest payments that filled the wallet",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Schema.Array(Payment),
})
