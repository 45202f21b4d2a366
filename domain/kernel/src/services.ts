import { Schema } from "effect"

/** A third party that an installation may do without, and that rules and screens ask about. */
export const ServiceName = Schema.Literals([
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
])
export type ServiceName = typeof ServiceName.Type

/** The third parties that are set up. */
export type Services = ReadonlySet<ServiceName>

/** Every third party. */
export const allServices: Services = new Set(ServiceName.literals)
