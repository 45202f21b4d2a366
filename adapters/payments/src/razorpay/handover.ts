import { Schema } from "effect"

/** What Razorpay's window needs to open an order. */
export const RazorpayHandover = Schema.Struct({
  keyId: Schema.String,
  orderId: Schema.String,
  /** Whose cards it shows and keeps. */
  customerId: Schema.optionalKey(Schema.String),
})

/** What the window returns of an order that was paid; the signature is a hex HMAC-SHA256 of the other two. */
export const RazorpayReturn = Schema.Struct({
  orderId: Schema.String,
  paymentId: Schema.String,
  signature: Schema.String,
})
