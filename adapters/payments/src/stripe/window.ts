import { Schema } from "effect"
import type { PaymentWindow } from "@application/wallet/flows"
import { globalFunction, loadScript } from "@adapters/browser/load-script"
import { StripeHandover } from "./handover.ts"
import { type StripeResult, stripeOutcome } from "./outcome.ts"

interface StripeElement {
  readonly mount: (element: HTMLElement) => void
  readonly unmount: () => void
  readonly on: (event: string, listener: () => void) => void
}

interface StripeScript {
  readonly elements: (options: object) => { readonly create: (type: string) => StripeElement }
  readonly confirmCardPayment: (clientSecret: string, data: object) => Promise<StripeResult>
  readonly confirmCardSetup: (clientSecret: string, data: object) => Promise<StripeResult>
}

type StripeFactory = (publishableKey: string, options: object) => StripeScript
const isStripe = (value: unknown): value is StripeFactory => typeof value === "function"

const read = Schema.decodeUnknownSync(StripeHandover)

/** A kept card needs no fields: the script only asks what the bank may ask. */
const withKeptCard = (stripe: StripeScript, clientSecret: string, paymentOptionId: string, onReady: () => void) => {
  onReady()
  return {
    unmount: () => undefined,
    confirm: async () =>
      stripeOutcome(await stripe.confirmCardPayment(clientSecret, { payment_method: paymentOptionId })),
  }
}

/** Stripe's card fields, which stand in the page. */
export const stripeFields: PaymentWindow["mount"] = async (handover, element, { language, onReady }) => {
  const { publishableKey, clientSecret, paymentOptionId } = read(handover.fields)
  await loadScript(handover.scriptUrl)
  const factory = globalFunction("Stripe")
  if (!isStripe(factory)) throw new Error("Stripe's script did not load")
  const stripe = factory(publishableKey, { locale: language })
  if (paymentOptionId !== undefined) return withKeptCard(stripe, clientSecret, paymentOptionId, onReady)
  const card = stripe.elements({ clientSecret }).create("card")
  card.on("ready", onReady)
  if (element instanceof HTMLElement) card.mount(element)
  return {
    unmount: () => card.unmount(),
    confirm: async ({ keepsCard = false } = {}) => {
      const typed = { payment_method: { card } }
      return stripeOutcome(
        clientSecret.startsWith("seti_")
          ? await stripe.confirmCardSetup(clientSecret, typed)
          : await stripe.confirmCardPayment(clientSecret, {
              ...typed,
              ...(keepsCard && { setup_future_usage: "off_session" }),
            }),
      )
    },
  }
}
