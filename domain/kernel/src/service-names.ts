/** The third parties that an installation may do without, and that rules and screens ask about. */
export const serviceNames = [
  "razorpay",
  "stripe",
  "gstLookUp",
  "meta",
  "google",
  "shopify",
  "places",
  "ipCountry",
  "screenshots",
  "stockPhotos",
  "textMessages",
  "supportChat",
  "hubSpot",
  "googleSheets",
] as const

/** The third parties that are set up. */
export type Services = ReadonlySet<(typeof serviceNames)[number]>

/** Every third party. */
export const allServices: Services = new Set(serviceNames)
