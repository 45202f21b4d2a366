import { publicKey } from "./keys.ts"

/** What the product reaches this sandbox's invoice registration portal with. */
export const irpSettings = {
  credentials: {
    EINVOICE_CLIENT_ID: "irp_client_marquee",
    EINVOICE_CLIENT_SECRET: "irp_secret_marquee",
    EINVOICE_USER_NAME: "irp_user_marquee",
    EINVOICE_PASSWORD: "irp_password_marquee",
    EINVOICE_GSTIN: "29AABCR1718E1ZL",
    EINVOICE_PUBLIC_KEY: publicKey,
    EINVOICE_SIGNING_KEY: publicKey,
  },
  paths: { EINVOICE_BASE_URL: "/irp" },
} as const
