import { Predicate, Schema } from "effect"
import type { PaymentWindow, WindowOutcome } from "@application/wallet/flows"
import { globalFunction, loadScript } from "@adapters/browser/load-script"
import { razorpayName } from "./customer-name.ts"
import { RazorpayHandover, type RazorpayReturn } from "./handover.ts"

interface RazorpayScript {
  readonly open: () => void
  readonly on: (event: string, listener: (event: unknown) => void) => void
}

type RazorpayFactory = new (options: object) => RazorpayScript
const isRazorpay = (value: unknown): value is RazorpayFactory => typeof value === "function"

const read = Schema.decodeUnknownSync(RazorpayHandover)

const text = (value: unknown, name: string): string =>
  Predicate.hasProperty(value, name) && Predicate.isString(value[name]) ? value[name] : ""

const returnedOf = (reply: unknown): typeof RazorpayReturn.Type => ({
  orderId: text(reply, "razorpay_order_id"),
  paymentId: text(reply, "razorpay_payment_id"),
  signature: text(reply, "razorpay_signature"),
})

/** Whether the window failed to open, for example because its order is unreadable. */
const isUnopened = (error: unknown): boolean => text(error, "source") === "internal"

/** Razorpay's window offers another attempt after a failure, so only closing or success ends it. */
export const razorpayWindow: PaymentWindow["open"] = async (handover, buyer) => {
  const { keyId, orderId, customerId } = read(handover.fields)
  const name = razorpayName(buyer.name)
  await loadScript(handover.scriptUrl)
  const factory = globalFunction("Razorpay")
  if (!isRazorpay(factory)) throw new Error("Razorpay's script did not load")
  return new Promise<WindowOutcome>((done) => {
    let isDeclined = false
    const checkout = new factory({
      key: keyId,
      order_id: orderId,
      amount: handover.payment.amount,
      currency: handover.payment.currency,
      ...(customerId !== undefined && { customer_id: customerId, remember_customer: true }),
      name: buyer.seller,
      prefill: { ...(name !== undefined && { name }), email: buyer.email, contact: buyer.phone },
      theme: { color: buyer.colour },
      handler: (reply: unknown) =>
        done({
          status: "paid",
          returned: returnedOf(reply),
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
