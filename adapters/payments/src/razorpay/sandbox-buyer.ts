import { Schema } from "effect"
import type { PaymentHandover } from "@domain/wallet"
import { listed, type SandboxBuyer } from "../sandbox-buyer.ts"
import { RazorpayHandover, type RazorpayReturn } from "./handover.ts"

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
  opened: (sandbox, { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret }) =>
    listed(`${sandbox}/razorpay/v1/orders`, `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`, "items"),
}
