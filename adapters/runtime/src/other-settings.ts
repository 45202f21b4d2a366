import type { ProviderSettings } from "@adapters/settings"

/** What Google listings are looked up with. */
export const placesSettings = {
  GOOGLE_PLACES_BASE_URL: { holds: "address" },
  GOOGLE_PLACES_API_KEY: { holds: "text" },
} as const satisfies ProviderSettings

/** Who says in which country an address of the internet is. */
export const ipCountrySettings = {
  IP_COUNTRY_URL: { holds: "address", format: [/^https?:\/\/\S*\{ip\}\S*$/, "https://example.com/{ip}"] },
} as const satisfies ProviderSettings

/** What pictures of websites are taken with. */
export const screenshotSettings = {
  PAGESPEED_BASE_URL: { holds: "address" },
  PAGESPEED_API_KEY: { holds: "text" },
} as const satisfies ProviderSettings

/** What stock photos are searched with. */
export const stockPhotoSettings = {
  UNSPLASH_BASE_URL: { holds: "address" },
  UNSPLASH_ACCESS_KEY: { holds: "text" },
} as const satisfies ProviderSettings

/** What SMS and WhatsApp messages are sent with. */
export const textMessageSettings = {
  TWILIO_BASE_URL: { holds: "address" },
  TWILIO_ACCOUNT_SID: { holds: "text" },
  TWILIO_AUTH_TOKEN: { holds: "secret" },
  TWILIO_FROM: { holds: "text" },
} as const satisfies ProviderSettings

/** Where pictures are stored when there are several servers. */
export const bucketSettings = {
  S3_ENDPOINT: { holds: "address" },
  S3_BUCKET: { holds: "text", format: [/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "a-bucket-of-pictures"] },
  S3_REGION: { holds: "text" },
  S3_ACCESS_KEY_ID: { holds: "text" },
  S3_SECRET_ACCESS_KEY: { holds: "secret" },
} as const satisfies ProviderSettings

/** What push services know us by. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: { holds: "text", format: [/^[\w-]{87}$/, "65 bytes in base64url"] },
  VAPID_PRIVATE_KEY: { holds: "secret", format: [/^[\w-]{43}$/, "32 bytes in base64url"] },
  VAPID_SUBJECT: { holds: "text", format: [/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, "mailto:push@example.com"] },
} as const satisfies ProviderSettings
