import { createHash } from "node:crypto"
import { Schema } from "effect"
import Stripe from "stripe"
import type { CardPayment, GatewayPayment, PaymentOrder, RefundOrder } from "@application/wallet/ports"
import { CurrencyCode } from "@domain/kernel"
import type { Gateway } from "../gateway-definition.ts"
import { requestStripe, stripeClient, type StripeSettings } from "./client.ts"
import type { StripeHandover } from "./handover.ts"
import { stripeRefund } from "./refunds.ts"
import { stripeAftermath, stripeReversedSince } from "./reversals.ts"

const currencyOf = Schema.decodeUnknownSync(CurrencyCode)

const statuses: Readonly<Partial<Record<Stripe.PaymentIntent.Status, GatewayPayment["status"]>>> = {
  succeeded: "Succeeded",
  canceled: "Cancelled",
  requires_payment_method: "Untried",
  requires_confirmation: "Untried",
}

const idOf = (thing: { readonly id: string } | string | null): string | undefined =>
  typeof thing === "string" ? thing : thing?.id

const read = (intent: Stripe.PaymentIntent): GatewayPayment => {
  const error = intent.status === "requires_payment_method" ? intent.last_payment_error : null
  const reason = error?.decline_code ?? error?.code ?? intent.cancellation_reason
  const status = error === null ? (statuses[intent.status] ?? "Pending") : "Declined"
  const card = idOf(intent.payment_method)
  const customer = idOf(intent.customer)
  return {
    reference: intent.id,
    status,
    amount: status === "Succeeded" ? intent.amount_received : intent.amount,
    currency: currencyOf(intent.currency.toUpperCase()),
    ...(intent.client_secret === null ? {} : { secret: intent.client_secret }),
    ...(intent.status === "requires_action" && { waitsForBuyer: true }),
    ...(card === undefined ? {} : { paymentOptionId: card }),
    ...(customer === undefined ? {} : { customer }),
    ...(reason === null || reason === undefined ? {} : { reason }),
  }
}

/** Stripe's fingerprint of the card that paid, which is the same for whoever pays with it in one Stripe account. */
const markOf = ({ latest_charge: charge }: Stripe.PaymentIntent): string | undefined => {
  const fingerprint = typeof charge === "string" ? undefined : charge?.payment_method_details?.card?.fingerprint
  return typeof fingerprint === "string" ? `stripe:${fingerprint}` : undefined
}

/**
 * Keys of our payment id and of what is asked: the same request is made once, and a changed one (another address) is not
 * refused as a conflict. No intent is handed to a browser before its name is stored, so a spare one stays unpaid.
 */
const keyed = (order: PaymentOrder, step: string) => {
  const { amount, currency, description, emailAddress, phone, customer, paymentOptionId } = order
  const asks = JSON.stringify([amount, currency, description, emailAddress, phone, customer, paymentOptionId])
  return {
    idempotencyKey: `payment-${order.paymentId}-${step}-${createHash("sha256").update(asks).digest("hex").slice(0, 16)}`,
  }
}

/** The customer whose cards are kept, else one for this payment alone. */
const payerOf = async (stripe: Stripe, order: PaymentOrder, metadata: Stripe.MetadataParam): Promise<string> => {
  const { customer, emailAddress, phone } = order
  if (customer !== undefined) return customer
  const contact = {
    ...(emailAddress === undefined ? {} : { email: emailAddress }),
    ...(phone === undefined ? {} : { phone }),
  }
  return (await stripe.customers.create({ ...contact, metadata }, keyed(order, "customer"))).id
}

/** The page has fields for cards alone, and a kept card may be charged later: no way to pay that leaves the page is offered. */
const wayToPay = ({ paymentOptionId }: PaymentOrder) => ({
  automatic_payment_methods: { enabled: true, allow_redirects: "never" } as const,
  ...(paymentOptionId !== undefined && { payment_method: paymentOptionId }),
})

/**
 * Whether Stripe's error says that an intent is past the request: the intent took money, is taking it, or was
 * cancelled.
 */
const isOver = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeError && cause.code === "payment_intent_unexpected_state"

/** Cancels an intent, whose customer Stripe never changes; one that it no longer cancels is answered as it stands. */
const cancelled = async (stripe: Stripe, reference: string): Promise<GatewayPayment> => {
  try {
    return read(await stripe.paymentIntents.cancel(reference, { cancellation_reason: "abandoned" }))
  } catch (cause) {
    if (!isOver(cause)) throw cause
    return read(await stripe.paymentIntents.retrieve(reference))
  }
}

/** Charges the card and answers how the intent stands: a refused card, and a charge that was made before, are no errors here. */
const charged = async (stripe: Stripe, { gatewayReference, paymentOptionId, isBuyerPresent }: CardPayment) => {
  try {
    const card = { payment_method: paymentOptionId, off_session: !isBuyerPresent }
    return read(await stripe.paymentIntents.confirm(gatewayReference, card))
  } catch (cause) {
    const isDecided = cause instanceof Stripe.errors.StripeCardError
    if (!isDecided && !isOver(cause)) throw cause
    return read(await stripe.paymentIntents.retrieve(gatewayReference))
  }
}

/** Payments as Stripe payment intents of a customer. */
export const stripeGateway = (settings: StripeSettings): Gateway => {
  const stripe = stripeClient(settings)
  return {
    open: (order: PaymentOrder) =>
      requestStripe(async () => {
        const { amount, currency, description, paymentId, businessProfileId } = order
        const metadata = { paymentId: String(paymentId), businessProfileId: String(businessProfileId) }
        const customer = await payerOf(stripe, order, metadata)
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer,
            metadata,
            ...wayToPay(order),
            ...(description === "" ? {} : { description }),
          },
          keyed(order, "intent"),
        )
        return read(intent)
      }),
    cancel: (reference: string) => requestStripe(() => cancelled(stripe, reference)),
    payWithCard: (payment: CardPayment) => requestStripe(() => charged(stripe, payment)),
    ask: (reference: string) =>
      requestStripe(async () => {
        const expand = ["latest_charge.balance_transaction"]
        const intent = await stripe.paymentIntents.retrieve(reference, { expand })
        const cardMark = markOf(intent)
        return {
          ...read(intent),
          ...(cardMark !== undefined && { cardMark }),
          ...(await stripeAftermath(stripe, intent)),
        }
      }),
    refund: (order: RefundOrder) => requestStripe(() => stripeRefund(stripe, order)),
    reversedSince: (since: number) => requestStripe(() => stripeReversedSince(stripe, since)),
    handover: ({ secret = "" }, paymentOptionId) => {
      const fields: typeof StripeHandover.Type = {
        publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
        clientSecret: secret,
        ...(paymentOptionId !== undefined && { paymentOptionId }),
      }
      return { scriptUrl: settings.STRIPE_SCRIPT_URL, fields }
    },
    // Fields in the page return nothing.
    isGenuine: () => false,
  }
}
