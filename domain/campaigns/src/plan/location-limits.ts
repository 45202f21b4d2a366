import { truncateText } from "@domain/kernel"
import { failureOf, type FieldFailure, limitedText, textLimits } from "@domain/validation"
import type { BusinessLocation } from "@domain/businesses"

/** The limited texts of an address; a town's limit is an area's. Spec: validation rules, length limits. */
const limits = { addressLine: "address", area: "area", city: "area", state: "state" } as const
const parts = ["addressLine", "area", "city", "state"] as const

/** The maximum length of a postal code, with any separators. */
const longestCode = 10

/** Why a location typed so far can never be valid; undefined while its parts are right or missing. */
export const locationExcess = (location: BusinessLocation): FieldFailure | undefined => {
  if ((location.postalCode ?? "").length > longestCode)
    return { key: "validation.textTooLong", params: { most: longestCode } }
  return parts.map((part) => failureOf(limitedText(location[part] ?? "", limits[part]))).find(Boolean)
}

/** Cuts each part of a location that was read to its limit. */
export const withinLimits = (location: BusinessLocation): BusinessLocation => ({
  ...location,
  ...Object.fromEntries(
    parts.flatMap((part) => {
      const text = location[part]
      return text === undefined ? [] : [[part, truncateText(text, textLimits[limits[part]])] as const]
    }),
  ),
})
