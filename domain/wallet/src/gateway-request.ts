import { Schema } from "effect"
import { CurrencyCode, MinorUnits, Region } from "@domain/kernel"

/** What the call for a Razorpay order takes; an order is never paid in parts. `amount` in minor units. Spec: calls, razorpay/order. */
export const RazorpayOrderRequest = Schema.Struct({
  amount: MinorUnits,
  currency: CurrencyCode,
  receipt: Schema.String,
  partialPayment: Schema.Literal(false),
  isLiveMode: Schema.Boolean,
})
export type RazorpayOrderRequest = typeof RazorpayOrderRequest.Type

/** What the call that prepares a card takes. Spec: calls, stripe/paymentOptions. */
export const CardSetupRequest = Schema.Struct({ isLiveMode: Schema.Boolean, region: Region })
export type CardSetupRequest = typeof CardSetupRequest.Type

/** The query that asks for a sign-up session's cards and not for a profile's. Spec: calls, localbusiness/stripe/paymentOptions. */
export const sessionCardsQuery = { isForSession: "true" } as const
