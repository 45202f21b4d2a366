import { createHash } from "node:crypto"
import Stripe from "stripe"
import type { SavedCard } from "@domain/wallet"
import type { CardVault } from "../gateway-definition.ts"
import { requestStripe, stripeClient, type StripeSettings } from "./client.ts"
import type { StripeHandover } from "./handover.ts"
import { stripeSettings } from "./settings.ts"

/** Which cards are shown; a customer of ours has a handful. */
const mostCards = 100

const read = ({ id, card }: Stripe.PaymentMethod): ReadonlyArray<SavedCard> =>
  card === undefined
    ? []
    : [{ id, brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year }]

const isGone = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === "resource_missing"

/** Does something to what may be gone already. */
const unlessGone = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act()
  } catch (cause) {
    if (!isGone(cause)) throw cause
  }
}

/** Takes a card from its customer; one that was taken before is refused, and read to see that it was. */
const detached = async (stripe: Stripe, customer: string, id: string): Promise<void> => {
  try {
    await stripe.paymentMethods.detach(id)
  } catch (cause) {
    const { customer: holder } = await stripe.paymentMethods.retrieve(id)
    if ((typeof holder === "string" ? holder : holder?.id) === customer) throw cause
  }
}

/** Cards as payment methods of a Stripe customer, added by setup intents. */
export const stripeCards = (settings: StripeSettings): CardVault => {
  const stripe = stripeClient(settings)
  return {
    isLive: !stripeSettings.STRIPE_SECRET_KEY.forTests.test(settings.STRIPE_SECRET_KEY),
    openCustomer: ({ businessProfileId, name }) =>
      requestStripe(async () => {
        const metadata = { businessProfileId: String(businessProfileId) }
        // The same request makes one customer; a business that was renamed meanwhile is not refused as a conflict.
        const asks = createHash("sha256").update(name).digest("hex").slice(0, 16)
        const idempotencyKey = `profile-${businessProfileId}-customer-${asks}`
        return (await stripe.customers.create({ name, metadata }, { idempotencyKey })).id
      }),
    closeCustomer: (customer) => requestStripe(() => unlessGone(() => stripe.customers.del(customer))),
    list: (customer) =>
      requestStripe(async () => {
        const { data } = await stripe.paymentMethods.list({ customer, type: "card", limit: mostCards })
        return data.toSorted((one, other) => one.created - other.created).flatMap(read)
      }),
    prepare: (customer) =>
      requestStripe(async () => {
        const intent = await stripe.setupIntents.create({
          customer,
          usage: "off_session",
          automatic_payment_methods: { enabled: true, allow_redirects: "never" },
        })
        const clientSecret = intent.client_secret ?? ""
        const fields: typeof StripeHandover.Type = { publishableKey: settings.STRIPE_PUBLISHABLE_KEY, clientSecret }
        return { clientSecret, scriptUrl: settings.STRIPE_SCRIPT_URL, fields }
      }),
    remove: (customer, id) => requestStripe(() => unlessGone(() => detached(stripe, customer, id))),
  }
}
