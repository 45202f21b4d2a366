import type { ProviderSettings } from "@adapters/settings"

const keyText = [/^[\w+/]{300,}={0,2}$/, "a public key in base64, on one line"] as const

/** What the invoice registration portal is reached with; all of them, or no invoice is registered. */
export const eInvoiceSettings = {
  EINVOICE_BASE_URL: {
    meaning: "the portal's or GST provider's address, before `/eivital` and `/eicore`",
    holds: "address",
  },
  EINVOICE_CLIENT_ID: { meaning: "whose software asks", holds: "text" },
  EINVOICE_CLIENT_SECRET: { meaning: "the secret of that software", holds: "secret" },
  EINVOICE_USER_NAME: {
    meaning:
      "the seller's user for the API; of several sellers one each, in the order of their GSTINs, with commas between",
    holds: "text",
  },
  EINVOICE_PASSWORD: { meaning: "the password of that user; of several likewise", holds: "text" },
  EINVOICE_GSTIN: {
    meaning: "the seller, as its portal's administrator saved it; of several sellers or states with commas between",
    holds: "text",
    format: [/^\d{2}[A-Z\d]{13}(?:,\d{2}[A-Z\d]{13})*$/, "29AABCR1718E1ZL"],
  },
  EINVOICE_PUBLIC_KEY: {
    meaning: "what requests are encrypted for, in base64 on one line",
    holds: "text",
    format: keyText,
  },
  EINVOICE_SIGNING_KEY: {
    meaning: "what the portal signs codes by, in base64 on one line; a code that it did not sign is not kept",
    holds: "text",
    format: keyText,
  },
} as const satisfies ProviderSettings
