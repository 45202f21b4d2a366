import { Schema } from "effect"
import { CurrencyCode, MinorUnits, regionFacts, regionOrIndia } from "@domain/kernel"
import { PaymentStanding } from "./reversal.ts"

/** Who takes the money. Spec: entities, countryPaymentGateway. */
export const PaymentGateway = Schema.Literals(["razorpay", "stripe"])
export type PaymentGateway = typeof PaymentGateway.Type

/** The gateway of a region as it was asked for: India's when there is no such region. Spec: calls, PaymentGateway. */
export const paymentGatewayOf = (region: string | null | undefined): PaymentGateway =>
  regionFacts[regionOrIndia(region)].paymentGateway

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
  /** Razorpay order id or Stripe payment intent id. */
  gatewayReference: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  status: PaymentStatus,
  failureReason: Schema.optionalKey(Schema.String),
  /** Taken although its campaign was paid already: all of it is in the wallet. */
  isSurplus: Schema.optionalKey(Schema.Boolean),
  /** Where it stands once some of its money went back at the gateway; absent while none did. */
  standing: Schema.optionalKey(PaymentStanding),
})
export type Payment = typeof Payment.Type

/** What the browser needs to open the gateway's own window. */
export const PaymentHandover = Schema.Union([
  Schema.Struct({
    gateway: Schema.Literal("razorpay"),
    payment: Payment,
    keyId: Schema.String,
    orderId: Schema.String,
    scriptUrl: Schema.String,
  }),
  Schema.Struct({
    gateway: Schema.Literal("stripe"),
    payment: Payment,
    publishableKey: Schema.String,
    clientSecret: Schema.String,
    scriptUrl: Schema.String,
  }),
])
export type PaymentHandover = typeof PaymentHandover.Type

/** Nothing is due: the wallet has paid all of it. */
export const PaidFromWallet = Schema.Struct({ gateway: Schema.Literal("wallet") })
export type PaidFromWallet = typeof PaidFromWallet.Type
