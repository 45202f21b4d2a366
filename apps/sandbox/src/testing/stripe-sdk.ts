import Stripe from "stripe"
import type { Sandbox } from "../start-sandbox.ts"

/** Stripe's own library, talking to a sandbox. */
export const stripeSdk = (sandbox: Sandbox, key = "sk_test_marquee", retries = 0): Stripe =>
  new Stripe(key, {
    host: "localhost",
    port: sandbox.port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: retries,
  })

/** The error that Stripe's library throws. */
export const stripeFailure = async (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error(`expected a Stripe error, got ${String(error)}`)
}
