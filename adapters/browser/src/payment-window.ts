import type { PaymentWindow, WindowOutcome } from "@application/wallet/flows"
import { Predicate } from "effect"
import { loadScript } from "./load-script.ts"
import { type StripeResult, stripeOutcome } from "./stripe-outcome.ts"

interface StripeElement {
  readonly mount: (element: HTMLElement) => void
  readonly unmount: () => void
  readonly on: (event: string, listener: () => void) => void
}

interface StripeScript {
  readonly elements: (options: object) => { readonly create: (type: string) => StripeElement }
  readonly confirmCardPayment: (clientSecret: string, data: object) => Promise<StripeResult>
}

interface RazorpayScript {
  readonly open: () => void
  readonly on: (event: string, listener: (event: unknown) => void) => void
}

type StripeFactory = (publishableKey: string, options: object) => StripeScript
type RazorpayFactory = new (options: object) => RazorpayScript

const globalFunction = (name: string): unknown => Reflect.get(globalThis, name)
const isStripe = (value: unknown): value is StripeFactory => typeof value === "function"
const isRazorpay = (value: unknown): value is RazorpayFactory => typeof value === "function"

const textOf = (value: unknown, property: string): string =>
  Predicate.hasProperty(value, property) && Predicate.isString(value[property]) ? value[property] : ""

const openStripe: PaymentWindow["stripe"] = async (handover, element, { language, onReady }) => {
  await loadScript(handover.scriptUrl)
  const factory = globalFunction("Stripe")
  if (!isStripe(factory)) throw new Error("Stripe's script did not load")
  const stripe = factory(handover.publishableKey, { locale: language })
  const card = stripe.elements({ clientSecret: handover.clientSecret }).create("card")
  card.on("ready", onReady)
  if (element instanceof HTMLElement) card.mount(element)
  return {
    unmount: () => card.unmount(),
    confirm: async () =>
      stripeOutcome(await stripe.confirmCardPayment(handover.clientSecret, { payment_method: { card } })),
  }
}

/** Whether the window failed to open, for example because its order is unreadable. */
const isUnopened = (error: unknown): boolean => textOf(error, "source") === "internal"

/** Razorpay's window offers another attempt after a failure, so only closing or success ends it. */
const openRazorpay: PaymentWindow["razorpay"] = async (handover, buyer) => {
  await loadScript(handover.scriptUrl)
  const factory = globalFunction("Razorpay")
  if (!isRazorpay(factory)) throw new Error("Razorpay's script did not load")
  return new Promise<WindowOutcome>((done) => {
    let isDeclined = false
    const checkout = new factory({
      key: handover.keyId,
      order_id: handover.orderId,
      amount: handover.payment.amount,
      currency: handover.payment.currency,
      name: buyer.seller,
      prefill: { name: buyer.name, email: buyer.email, contact: buyer.phone },
      theme: { color: buyer.colour },
      handler: (reply: unknown) =>
        done({
          status: "paid",
          razorpay: {
            orderId: textOf(reply, "razorpay_order_id"),
            paymentId: textOf(reply, "razorpay_payment_id"),
            signature: textOf(reply, "razorpay_signature"),
          },
        }),
      modal: {
        ondismiss: () => done({ status: isDeclined ? "declined" : "closed" }),
      },
    })
    checkout.on("payment.failed", (event) => {
      if (Predicate.hasProperty(event, "error") && isUnopened(event.error)) done({ status: "unknown" })
      isDeclined = true
    })
    checkout.open()
  })
}

/** Loads the gateways' browser scripts from the addresses that the server sends. */
export const browserPaymentWindow: PaymentWindow = { stripe: openStripe, razorpay: openRazorpay }
