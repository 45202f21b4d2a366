import { Schema } from "effect"
import type { PaymentHandover } from "@domain/wallet"
import { listed, type SandboxBuyer } from "../sandbox-buyer.ts"
import { StripeHandover } from "./handover.ts"

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
  opened: (sandbox, { STRIPE_SECRET_KEY }) =>
    listed(`${sandbox}/v1/payment_intents`, `Bearer ${STRIPE_SECRET_KEY}`, "data"),
}
