import type { CurrencyCode } from "./currency.ts"

/**
 * Every payment gateway: where its buyer pays (in fields that stand in our page, or in a window of the gateway's own), and whether it
 * takes a card to keep without a payment, and the currencies that it takes: Razorpay pays out in rupees alone, so that a ledger in another
 * currency would not know what came. A row here is the first step of a new gateway; the compiler names the other places.
 */
export const paymentGateways = {
  razorpay: { paysIn: "window", keepsCards: "whilePaying", takes: ["INR"] },
  stripe: { paysIn: "page", keepsCards: "alone", takes: ["INR", "GBP"] },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly paysIn: "page" | "window"
      readonly keepsCards: "alone" | "whilePaying"
      readonly takes: ReadonlyArray<CurrencyCode>
    }
  >
>

/** The name of a payment gateway. */
export type PaymentGatewayName = keyof typeof paymentGateways
