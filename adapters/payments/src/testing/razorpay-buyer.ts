import { Schema } from "effect"
import type { PaymentHandover } from "@domain/wallet"
import { listed, type SandboxBuyer, testCard } from "./sandbox-buyer.ts"
import { RazorpayHandover, type RazorpayReturn } from "../razorpay/handover.ts"

const read = Schema.decodeUnknownSync(RazorpayHandover)

const payByCard = async (sandbox: string, handover: PaymentHandover, number: string) => {
  const { keyId, orderId } = read(handover.fields)
  const response = await fetch(`${sandbox}/razorpay/checkout/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key_id: keyId, order_id: orderId, method: "card", card: { number } }),
  })
  return (await response.json()) as Readonly<Record<string, string>>
}

export const razorpayBuyer: SandboxBuyer = {
  pay: async (sandbox, handover): Promise<typeof RazorpayReturn.Type> => {
    const reply = await payByCard(sandbox, handover, "4111111111111111")
    return {
      orderId: reply["razorpay_order_id"] ?? "",
      paymentId: reply["razorpay_payment_id"] ?? "",
      signature: reply["razorpay_signature"] ?? "",
    }
  },
  decline: (sandbox, handover) => payByCard(sandbox, handover, "4111111111110002"),
  keepCard: async (sandbox, { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret }, customer, last4) => {
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`
    const send = async (path: string, body: object): Promise<{ readonly id: string }> => {
      const headers = { authorization, "content-type": "application/json" }
      const response = await fetch(`${sandbox}/razorpay${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      })
      return response.json() as Promise<{ readonly id: string }>
    }
    const order = await send("/v1/orders", { amount: 100_00, currency: "INR" })
    const card = { number: testCard(last4), expiry: "12/34", cvv: "123" }
    const kept = { customer_id: customer, save: 1 }
    await send("/checkout/payments", { key_id: id, order_id: order.id, method: "card", card, ...kept })
  },
  opened: (sandbox, { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret }) =>
    listed(`${sandbox}/razorpay/v1/orders`, `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`, "items"),
}
