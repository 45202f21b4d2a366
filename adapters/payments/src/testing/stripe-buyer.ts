import { Schema } from "effect"
import type { PaymentHandover } from "@domain/wallet"
import { listed, type SandboxBuyer, testCard } from "./sandbox-buyer.ts"
import { StripeHandover } from "../stripe/handover.ts"

const read = Schema.decodeUnknownSync(StripeHandover)

const confirm = (sandbox: string, handover: PaymentHandover, card: string) => {
  const { publishableKey, clientSecret } = read(handover.fields)
  const intent = clientSecret.slice(0, clientSecret.indexOf("_secret_"))
  return fetch(`${sandbox}/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
  })
}

export const stripeBuyer: SandboxBuyer = {
  pay: async (sandbox, handover) => {
    const response = await confirm(sandbox, handover, "pm_card_visa")
    if (!response.ok) throw new Error(`Stripe took nothing: ${await response.text()}`)
    return undefined
  },
  decline: (sandbox, handover) => confirm(sandbox, handover, "pm_card_chargeDeclined"),
  keepCard: async (sandbox, { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }, customer, last4) => {
    const send = async (path: string, key: string, fields: Record<string, string>) => {
      const response = await fetch(`${sandbox}/v1/setup_intents${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: new URLSearchParams(fields),
      })
      return (await response.json()) as { readonly id: string; readonly client_secret: string; readonly status: string }
    }
    const setup = await send("", STRIPE_SECRET_KEY, { customer, usage: "off_session" })
    const secret = { client_secret: setup.client_secret }
    const typed = {
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": testCard(last4),
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2034",
      "payment_method_data[card][cvc]": "123",
    }
    const confirmed = await send(`/${setup.id}/confirm`, STRIPE_PUBLISHABLE_KEY, { ...secret, ...typed })
    if (confirmed.status === "requires_action")
      await send(`/${setup.id}/sandbox_authenticate`, STRIPE_PUBLISHABLE_KEY, { ...secret, outcome: "success" })
  },
  opened: (sandbox, { STRIPE_SECRET_KEY }) =>
    listed(`${sandbox}/v1/payment_intents`, `Bearer ${STRIPE_SECRET_KEY}`, "data"),
}
