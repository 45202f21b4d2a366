import type { CurrencyCode } from "./money.ts"
import type { Region } from "./region.ts"

/** What follows from the region alone; prices live in dated price lists. */
export interface RegionFacts {
  readonly currency: CurrencyCode
  readonly dialCode: string
  readonly timeZone: string
  readonly taxKind: "GST" | "VAT"
  readonly paymentGateway: "razorpay" | "stripe"
}

export const regionFacts: Readonly<Record<Region, RegionFacts>> = {
  IN: { currency: "INR", dialCode: "91", timeZone: "Asia/Kolkata", taxKind: "GST", paymentGateway: "razorpay" },
  GB: { currency: "GBP", dialCode: "44", timeZone: "Europe/London", taxKind: "VAT", paymentGateway: "stripe" },
}

/** A valid region, in any case, else India. Spec: validation, "Region must be valid else India". */
export const regionOrIndia = (candidate: string | null | undefined): Region => {
  const upper = candidate?.trim().toUpperCase()
  return upper === "GB" ? "GB" : "IN"
}
