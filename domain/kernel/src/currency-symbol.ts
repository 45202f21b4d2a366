import type { CurrencyCode } from "./money.ts"

/** The symbol written before an amount; grouping and digits are the locale's business. Spec: entities, currency. */
export const currencySymbol: Readonly<Record<CurrencyCode, string>> = { INR: "₹", GBP: "£", USD: "$", JPY: "¥" }
