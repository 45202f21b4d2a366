import type { ProviderSettings } from "@adapters/settings"

const keyText = [/^[\w+/]{300,}={0,2}$/, "a public key in base64, on one line"] as const

/** What the invoice registration portal is reached with; all of them, or no invoice is registered. */
export const eInvoiceSettings = {
  EINVOICE_BASE_URL: { holds: "address" },
  EINVOICE_CLIENT_ID: { holds: "text" },
  EINVOICE_CLIENT_SECRET: { holds: "secret" },
  EINVOICE_USER_NAME: { holds: "text" },
  EINVOICE_PASSWORD: { holds: "text" },
  /** Of the seller whose account it is; of several accounts with commas between, with as many users and passwords. */
  EINVOICE_GSTIN: { holds: "text", format: [/^\d{2}[A-Z\d]{13}(?:,\d{2}[A-Z\d]{13})*$/, "29AABCR1718E1ZL"] },
  /** What requests are encrypted for. */
  EINVOICE_PUBLIC_KEY: { holds: "text", format: keyText },
  /** What the portal signs codes by. */
  EINVOICE_SIGNING_KEY: { holds: "text", format: keyText },
} as const satisfies ProviderSettings
