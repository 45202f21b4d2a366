/**
 * Every payment gateway: where its buyer pays (in fields that stand in our page, or in a window of the gateway's own), and whether it
 * takes a card to keep without a payment. A row here is the first step of a new gateway; the compiler names the other places.
 */
export const paymentGateways = {
  razorpay: { paysIn: "window", keepsCards: "whilePaying" },
  stripe: { paysIn: "page", keepsCards: "alone" },
} as const satisfies Readonly<
  Record<string, { readonly paysIn: "page" | "window"; readonly keepsCards: "alone" | "whilePaying" }>
>

/** The name of a payment gateway. */
export type PaymentGatewayName = keyof typeof paymentGateways
