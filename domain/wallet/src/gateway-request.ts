import { Schema } from "effect"
import { CurrencyCode, IdempotencyKey, MinorUnits, Region } from "@domain/kernel"
import { GatewayFields, type PaymentGateway, type PaymentHandover, PaymentId, PaymentStatus } from "./payment.ts"

/** Whose the calls of the specification are that name a gateway in their path. Spec: calls, razorpay/order, stripe/paymentIntent. */
export const gatewayOfCalls = { order: "razorpay", intent: "stripe" } as const satisfies Readonly<
  Record<string, PaymentGateway>
>

/**
 * What the call for a Razorpay order takes; an order is never paid in parts, and opened once per receipt. `amount` in minor units.
 * Spec: calls, razorpay/order.
 */
export const GatewayOrderRequest = Schema.Struct({
  amount: MinorUnits,
  currency: CurrencyCode,
  receipt: IdempotencyKey,
  partialPayment: Schema.Literal(false),
  isLiveMode: Schema.Boolean,
})
export type GatewayOrderRequest = typeof GatewayOrderRequest.Type

/** What the call that prepares a card takes. Spec: calls, stripe/paymentOptions. */
export const CardSetupRequest = Schema.Struct({ isLiveMode: Schema.Boolean, region: Region })
export type CardSetupRequest = typeof CardSetupRequest.Type

const opened = {
  /** The gateway's name for it. */
  id: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  status: PaymentStatus,
  paymentId: PaymentId,
  fields: GatewayFields,
}

/** An order as its window needs it; the form is ours. Spec: calls P11 and S2, "order". */
export const GatewayOrder = Schema.Struct({ ...opened, receipt: Schema.String })
export type GatewayOrder = typeof GatewayOrder.Type

/** An intent as its fields in the page need it; the form is ours. Spec: calls P8 and S4, "client secret". */
export const GatewayIntent = Schema.Struct({ ...opened, clientSecret: Schema.String })
export type GatewayIntent = typeof GatewayIntent.Type

const openedBy = ({ payment, fields }: PaymentHandover) => ({
  id: payment.gatewayReference,
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  paymentId: payment.id,
  fields,
})

/** A payment that was handed over, as an order. */
export const orderOf = (handover: PaymentHandover, receipt: string): GatewayOrder => ({
  ...openedBy(handover),
  receipt,
})

/** A payment that was handed over, as an intent. */
export const intentOf = (handover: PaymentHandover): GatewayIntent => ({
  ...openedBy(handover),
  clientSecret: handover.fields["clientSecret"] ?? "",
})
