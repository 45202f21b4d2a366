import type { CurrencyCode } from "./currency.ts"
import type { PaymentGatewayName } from "./payment-gateways.ts"
import type { Region } from "./region.ts"
import type { TimeZoneName } from "./time-zones.ts"

/** What follows from the region alone; prices are in dated price lists. */
export interface RegionFacts {
  readonly currency: CurrencyCode
  readonly dialCode: string
  readonly timeZone: TimeZoneName
  readonly taxKind: "GST" | "VAT"
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
