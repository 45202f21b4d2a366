import { publicKey } from "./keys.ts"

/** What the product reaches this sandbox's invoice registration portal with. */
export const irpSettings = {
  credentials: {
    EINVOICE_CLIENT_ID: "irp_client_marquee",
    EINVOICE_CLIENT_SECRET: "irp_secret_marquee",
    EINVOICE_USER_NAME: "irp_user_marquee,irp_user_mumbai,irp_user_demo",
    EINVOICE_PASSWORD: "irp_password_marquee,irp_password_mumbai,irp_password_demo",
    EINVOICE_GSTIN: "29AABCR1718E1ZL,27AABCR1718E1ZP,29ZZZCZ9999Z1ZF",
    EINVOICE_PUBLIC_KEY: publicKey,
    EINVOICE_SIGNING_KEY: publicKey,
  },
  paths: { EINVOICE_BASE_URL: "/irp" },
} as const
