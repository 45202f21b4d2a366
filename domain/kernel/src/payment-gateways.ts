/**
 * Every payment gateway, and where its buyer pays: in fields that stand in our page, or in a window of the gateway's own. A row here
 * is the first step of a new gateway; the compiler names the other places.
 */
export const paymentGateways = {
  razorpay: { paysIn: "window" },
  stripe: { paysIn: "page" },
} as const satisfies Readonly<Record<string, { readonly paysIn: "page" | "window" }>>

/** The name of a payment gateway. */
export type PaymentGatewayName = keyof typeof paymentGateways
