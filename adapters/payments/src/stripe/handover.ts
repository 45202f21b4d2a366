import { Schema } from "effect"

/** What Stripe's script needs to confirm an intent; with a kept card there is nothing to type. */
export const StripeHandover = Schema.Struct({
  publishableKey: Schema.String,
  clientSecret: Schema.String,
  paymentOptionId: Schema.optionalKey(Schema.String),
})
