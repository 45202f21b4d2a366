import { createHash } from "node:crypto"
import { Effect, Schema } from "effect"
import Stripe from "stripe"
import type { GatewayPayment, PaymentOrder, RefundOrder } from "@application/wallet/ports"
import { CurrencyCode } from "@domain/kernel"
import { PaymentProviderRefused } from "@domain/wallet"
import type { SettingValues } from "@adapters/settings"
import { inRequest, providerFetch } from "@adapters/observability"
import type { Gateway } from "../gateway-definition.ts"
import type { StripeHandover } from "./handover.ts"
import { stripeRefund } from "./refunds.ts"
import { stripeReversals, stripeReversedSince } from "./reversals.ts"
import type { stripeSettings } from "./settings.ts"

const timeoutMs = 15_000

type Settings = SettingValues<typeof stripeSettings>

const client = ({ STRIPE_SECRET_KEY, STRIPE_BASE_URL }: Settings): Stripe => {
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

const currencyOf = Schema.decodeUnknownSync(CurrencyCode)

const statuses: Readonly<Partial<Record<Stripe.PaymentIntent.Status, GatewayPayment["status"]>>> = {
  succeeded: "Succeeded",
  canceled: "Cancelled",
  requires_payment_method: "Untried",
  requires_confirmation: "Untried",
}

const read = (intent: Stripe.PaymentIntent): GatewayPayment => {
  const error = intent.status === "requires_payment_method" ? intent.last_payment_error : null
  const reason = error?.decline_code ?? error?.code ?? intent.cancellation_reason
  const status = error === null ? (statuses[intent.status] ?? "Pending") : "Declined"
  return {
    reference: intent.id,
    status,
    amount: status === "Succeeded" ? intent.amount_received : intent.amount,
    currency: currencyOf(intent.currency.toUpperCase()),
    ...(intent.client_secret === null ? {} : { secret: intent.client_secret }),
    ...(reason === null || reason === undefined ? {} : { reason }),
  }
}

/** What Stripe says is passed on, except about our own keys. */
const refusal = (cause: unknown): PaymentProviderRefused => {
  const ours = cause instanceof Stripe.errors.StripeAuthenticationError
  const reason = cause instanceof Stripe.errors.StripeError && !ours ? cause.message : "Stripe did not take the request"
  return new PaymentProviderRefused({ reason })
}

const requestStripe = <A>(call: () => Promise<A>) =>
  Effect.flatMap(inRequest(call), (named) => Effect.tryPromise({ try: named, catch: refusal }))

/**
 * Keys of our payment id and of what is asked: the same request is made once, and a changed one (another address) is not
 * refused as a conflict. No intent is handed to a browser before its name is stored, so a spare one stays unpaid.
 */
const keyed = (order: PaymentOrder, step: string) => {
  const asks = JSON.stringify([order.amount, order.currency, order.description, order.emailAddress, order.phone])
  return {
    idempotencyKey: `payment-${order.paymentId}-${step}-${createHash("sha256").update(asks).digest("hex").slice(0, 16)}`,
  }
}

/** Payments as Stripe payment intents of a customer. */
export const stripeGateway = (settings: Settings): Gateway => {
  const stripe = client(settings)
  return {
    open: Effect.fnUntraced(function* (order: PaymentOrder) {
      const { amount, currency, description, paymentId, businessProfileId, emailAddress, phone } = order
      const metadata = { paymentId: String(paymentId), businessProfileId: String(businessProfileId) }
      const contact = {
        ...(emailAddress === undefined ? {} : { email: emailAddress }),
        ...(phone === undefined ? {} : { phone }),
      }
      const customer = yield* requestStripe(() =>
        stripe.customers.create({ ...contact, metadata }, keyed(order, "customer")),
      )
      const intent = yield* requestStripe(() =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer: customer.id,
            metadata,
            automatic_payment_methods: { enabled: true },
            ...(description === "" ? {} : { description }),
          },
          keyed(order, "intent"),
        ),
      )
      return read(intent)
    }),
    ask: (reference: string) =>
      requestStripe(async () => {
        const intent = await stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge"] })
        const reversals = await stripeReversals(stripe, intent)
        return { ...read(intent), ...(reversals.length > 0 && { reversals }) }
      }),
    refund: (order: RefundOrder) => requestStripe(() => stripeRefund(stripe, order)),
    reversedSince: (since: number) => requestStripe(() => stripeReversedSince(stripe, since)),
    handover: ({ secret = "" }) => {
      const fields: typeof StripeHandover.Type = {
        publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
        clientSecret: secret,
      }
      return { scriptUrl: settings.STRIPE_SCRIPT_URL, fields }
    },
    // Fields in the page return nothing.
    isGenuine: () => false,
  }
}
