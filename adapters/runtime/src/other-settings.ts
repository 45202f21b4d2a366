import type { ProviderSettings } from "@adapters/settings"

/** What Google listings are looked up with. */
export const placesSettings = {
  GOOGLE_PLACES_BASE_URL: {
    meaning: "the address of the Places API",
    example: "https://places.googleapis.com",
    holds: "address",
  },
  GOOGLE_PLACES_API_KEY: { meaning: "the key of a Google Cloud project with that API", holds: "text" },
} as const satisfies ProviderSettings

/** Who says in which country an address of the internet is. */
export const ipCountrySettings = {
  IP_COUNTRY_URL: {
    meaning: "where the country of an address of the internet is asked for; `{ip}` is replaced by the address",
    holds: "address",
    format: [/^https?:\/\/\S*\{ip\}\S*$/, "https://example.com/{ip}"],
  },
} as const satisfies ProviderSettings

/** What pictures of websites are taken with. */
export const screenshotSettings = {
  PAGESPEED_BASE_URL: {
    meaning: "the address of the PageSpeed Insights API",
    example: "https://www.googleapis.com",
    holds: "address",
  },
  PAGESPEED_API_KEY: { meaning: "the key of a Google Cloud project with that API", holds: "text" },
} as const satisfies ProviderSettings

/** What stock photos are searched with. */
export const stockPhotoSettings = {
  UNSPLASH_BASE_URL: { meaning: "the address of the API", example: "https://api.unsplash.com", holds: "address" },
  UNSPLASH_ACCESS_KEY: { meaning: "the access key of the app", holds: "text" },
} as const satisfies ProviderSettings

/** What SMS and WhatsApp messages are sent with. */
export const textMessageSettings = {
  TWILIO_BASE_URL: { meaning: "the address of the API", example: "https://api.twilio.com", holds: "address" },
  TWILIO_ACCOUNT_SID: { meaning: "the account that sends", holds: "text" },
  TWILIO_AUTH_TOKEN: { meaning: "the token of that account", holds: "secret" },
  TWILIO_FROM: {
    meaning: "the number that SMS and WhatsApp messages come from",
    example: "+441632960000",
    holds: "text",
  },
} as const satisfies ProviderSettings

/** Where the script of the chat with portals' support comes from. */
export const supportChatSettings = {
  FRESHCHAT_SCRIPT_URL: {
    meaning: "the script of Freshchat's widget",
    example: "https://wchat.freshchat.com/js/widget.js",
    holds: "address",
  },
} as const satisfies ProviderSettings

/** Where pictures are stored when there are several servers. */
export const bucketSettings = {
  S3_ENDPOINT: {
    meaning: "the address of the service, without the bucket; by http only at a name without a dot, as containers have",
    example: "https://s3.eu-west-2.amazonaws.com",
    holds: "address",
    isInternal: true,
  },
  S3_BUCKET: {
    meaning: "the name of the bucket",
    holds: "text",
    format: [/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "a-bucket-of-pictures"],
  },
  S3_REGION: { meaning: "the region that requests are signed for", example: "eu-west-2", holds: "text" },
  S3_ACCESS_KEY_ID: { meaning: "whose key signs requests", holds: "text" },
  S3_SECRET_ACCESS_KEY: { meaning: "the secret of that key", holds: "secret" },
} as const satisfies ProviderSettings

/** What push services know us by. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: {
    meaning: "the public half of the pair that push services know the installation by, 65 bytes in base64url",
    holds: "text",
    format: [/^[\w-]{87}$/, "65 bytes in base64url"],
  },
  VAPID_PRIVATE_KEY: {
    meaning: "the private half of that pair, 32 bytes in base64url",
    holds: "secret",
    format: [/^[\w-]{43}$/, "32 bytes in base64url"],
  },
  VAPID_SUBJECT: {
    meaning: "where push services reach the operator",
    holds: "text",
    format: [/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, "mailto:push@example.com"],
  },
} as const satisfies ProviderSettings
