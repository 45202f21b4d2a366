import { Schema } from "effect"

/** What Stripe's script needs to confirm an intent. */
export const StripeHandover = Schema.Struct({ publishableKey: Schema.String, clientSecret: Schema.String })
