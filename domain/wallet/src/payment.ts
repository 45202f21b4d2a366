import { Schema, Struct } from "effect"
import { CurrencyCode, gatewayOf, MinorUnits, paymentGateways, regionOrIndia, type Services } from "@domain/kernel"
import { PaymentStanding } from "./reversal.ts"

/** Who takes the money. Spec: entities, countryPaymentGateway. */
export const PaymentGateway = Schema.Literals(Struct.keys(paymentGateways))
export type PaymentGateway = typeof PaymentGateway.Type

/**
 * The gateway that takes payments of a region as it was asked for, India's when there is no such region; undefined where none is on
 * that could. Spec: calls, PaymentGateway.
 */
export const paymentGatewayOf = (region: string | null | undefined, services: Services): PaymentGateway | undefined =>
  gatewayOf(regionOrIndia(region), services)

/** Our own number of a payment. */
export const PaymentId = Schema.Int.pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

/** `Pending` until the gateway says otherwise; both ends are final. */
export const PaymentStatus = Schema.Literals(["Pending", "Succeeded", "Failed"])
export type PaymentStatus = typeof PaymentStatus.Type

/** Money asked for through a gateway. `failureReason` is the gateway's word for the last attempt that failed. */
export const Payment = Schema.Struct({
  id: PaymentId,
  gateway: PaymentGateway,
  /** The gateway's name for it: of an order, or of a payment intent. */
  gatewayReference: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  status: PaymentStatus,
  failureReason: Schema.optionalKey(Schema.String),
  /** The card that paid, by the gateway's name for it; absent of other ways to pay. */
  paymentOptionId: Schema.optionalKey(Schema.String),
  /** Taken although its campaign was paid already: all of it is in the wallet. */
  isSurplus: Schema.optionalKey(Schema.Boolean),
  /** What it paid was given back for another budget: its money is in the wallet and pays nothing by itself. */
  isReleased: Schema.optionalKey(Schema.Boolean),
  /** Its state after a reversal at the gateway; absent without one. */
  standing: Schema.optionalKey(PaymentStanding),
  /** The number of its receipt among the wallet's documents; absent before its money has come, and of payments before receipts. */
  receiptNumber: Schema.optionalKey(Schema.String),
  /** Who pays by a summary's link, by the name that the link's decisions have; absent of others. */
  payerName: Schema.optionalKey(Schema.String),
})
export type Payment = typeof Payment.Type

/** Texts that only a gateway and its own browser window understand, by name. */
export const GatewayFields = Schema.Record(Schema.String, Schema.String)
export type GatewayFields = typeof GatewayFields.Type

/** What the browser needs to have the buyer pay at the gateway; `fields` are the gateway's own. */
export const PaymentHandover = Schema.Struct({
  gateway: PaymentGateway,
  payment: Payment,
  scriptUrl: Schema.String,
  fields: GatewayFields,
})
export type PaymentHandover = typeof PaymentHandover.Type

/** Nothing is due: the wallet has paid all of it. */
export const PaidFromWallet = Schema.Struct({ gateway: Schema.Literal("wallet") })
export type PaidFromWallet = typeof PaidFromWallet.Type
