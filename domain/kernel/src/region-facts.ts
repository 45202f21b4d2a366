import type { CurrencyCode } from "./currency.ts"
import { type PaymentGatewayName, paymentGateways } from "./payment-gateways.ts"
import type { Region } from "./region.ts"
import type { Services } from "./service-names.ts"
import type { TimeZoneName } from "./time-zones.ts"

/** What follows from the region alone; prices are in dated price lists. */
export interface RegionFacts {
  readonly currency: CurrencyCode
  readonly dialCode: string
  readonly timeZone: TimeZoneName
  readonly taxKind: "GST" | "VAT"
  /** The usual gateway; which one takes a payment depends on which are on. */
  readonly paymentGateway: PaymentGatewayName
}

/** The facts of each region. Spec: business constants. */
export const regionFacts: Readonly<Record<Region, RegionFacts>> = {
  IN: { currency: "INR", dialCode: "91", timeZone: "Asia/Kolkata", taxKind: "GST", paymentGateway: "razorpay" },
  GB: { currency: "GBP", dialCode: "44", timeZone: "Europe/London", taxKind: "VAT", paymentGateway: "stripe" },
}

/** The region by default. Spec: business constants, "Default region IN". */
export const defaultRegion: Region = "IN"

const regions = ["IN", "GB"] as const satisfies ReadonlyArray<Region>

/** A valid region, in any case, else India. Spec: validation, "Region must be valid else India". */
export const regionOrIndia = (candidate: string | null | undefined): Region => {
  const upper = candidate?.trim().toUpperCase()
  return regions.find((region) => region === upper) ?? defaultRegion
}

const gatewayNames = Object.keys(paymentGateways) as ReadonlyArray<PaymentGatewayName>

const takes = (gateway: PaymentGatewayName, currency: CurrencyCode): boolean =>
  paymentGateways[gateway].takes.some((taken) => taken === currency)

/** Who takes a region's payments: its usual gateway if that is on, else another that takes its currency; undefined if none is. Ours. */
export const gatewayOf = (region: Region, services: Services): PaymentGatewayName | undefined => {
  const { currency, paymentGateway: usual } = regionFacts[region]
  return [usual, ...gatewayNames].find((gateway) => services.has(gateway) && takes(gateway, currency))
}
