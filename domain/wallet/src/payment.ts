import { Schema } from "effect"
import { CurrencyCode, MinorUnits } from "@domain/kernel"

/** Spec: entities, countryPaymentGateway. */
export const PaymentGateway = Schema.Literals(["razorpay", "stripe"])
export type PaymentGateway = typeof PaymentGateway.Type

export const PaymentId = Schema.Int.pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

/** `Pending` until the gateway says otherwise; both ends are final. */
export const PaymentStatus = Schema.Literals(["Pending", "Succeeded", "Failed"])
export type PaymentStatus = typeof PaymentStatus.Type

export const Payment = Schema.Struct({
  id: PaymentId,
  gateway: PaymentGateway,
  /** Razorpay order id or Stripe payment intent id. */
  gatewayReference: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  status: PaymentStatus,
  failureReason: Schema.optionalKey(Schema.String),
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
