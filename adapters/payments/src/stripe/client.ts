import { Effect } from "effect"
import Stripe from "stripe"
import { PaymentProviderRefused } from "@domain/wallet"
import type { SettingValues } from "@adapters/settings"
import { inRequest, providerFetch } from "@adapters/observability"
import type { stripeSettings } from "./settings.ts"

const timeoutMs = 15_000

export type StripeSettings = SettingValues<typeof stripeSettings>

/** Stripe's own library, at the address and with the key of the settings. */
export const stripeClient = ({ STRIPE_SECRET_KEY, STRIPE_BASE_URL }: StripeSettings): Stripe => {
  const { hostname, port, protocol } = new URL(STRIPE_BASE_URL)
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port === "" ? {} : { port: Number(port) }),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(providerFetch),
  })
}

/** What Stripe says is passed on, except about our own keys. */
const refusal = (cause: unknown): PaymentProviderRefused => {
  const ours = cause instanceof Stripe.errors.StripeAuthenticationError
  const reason = cause instanceof Stripe.errors.StripeError && !ours ? cause.message : "Stripe did not take the request"
  return new PaymentProviderRefused({ reason })
}

/** One or more calls of the library as an effect. */
export const requestStripe = <A>(call: () => Promise<A>) =>
  Effect.flatMap(inRequest(call), (named) => Effect.tryPromise({ try: named, catch: refusal }))
