import { asNumber, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { fieldError, type GoogleAdsError } from "./google-ads-error.ts"
import type { Resource } from "./google-ads-state.ts"

/** The widest circle, 500 miles. Google Ads Help, "About radius targeting". */
const WIDEST_KILOMETRES = 804.7

const wrong = (code: string, message: string, field: string): GoogleAdsError =>
  fieldError("criterionError", code, message, ["create", field])

/** Refuses a circle that is left out, which only places of Google's own can be, or that is none. */
export const checkProximity = (criterion: JsonObject): void => {
  const { proximity } = criterion
  if (!isObject(proximity)) return
  if (criterion["negative"] === true)
    throw wrong("CANNOT_EXCLUDE_CRITERIA_TYPE", "The criteria type cannot be excluded.", "negative")
  const radius = asNumber(proximity["radius"]) ?? 0
  const kilometres = asText(proximity["radiusUnits"]) === "MILES" ? radius * 1.609 : radius
  if (kilometres <= 0 || kilometres > WIDEST_KILOMETRES)
    throw wrong("INVALID_PROXIMITY_RADIUS", "The radius of the proximity is invalid.", "proximity")
  const point = (name: string) => asNumber(dig(proximity, ["geoPoint", name]))
  if (proximity["geoPoint"] === undefined && proximity["address"] === undefined)
    throw wrong("PROXIMITY_GEOPOINT_AND_ADDRESS_BOTH_CANNOT_BE_NULL", "Name a point or an address.", "proximity")
  if (Math.abs(point("latitudeInMicroDegrees") ?? 0) > 90e6) throw wrong("INVALID_LATITUDE", "Invalid.", "proximity")
  if (Math.abs(point("longitudeInMicroDegrees") ?? 0) > 180e6) throw wrong("INVALID_LONGITUDE", "Invalid.", "proximity")
}

const constantOf = (location: Json | undefined) => asText(dig(location, ["geoTargetConstant"]))

/** Refuses a place that a campaign shows its ads in and leaves out. */
export const checkNotBoth = (fields: JsonObject, criteria: readonly Resource[]): void => {
  const constant = constantOf(fields["location"])
  const isBoth = criteria.some(
    (other) =>
      constant !== undefined &&
      other.fields["status"] !== "REMOVED" &&
      constantOf(other.fields["location"]) === constant &&
      (other.fields["negative"] === true) !== (fields["negative"] === true),
  )
  if (isBoth)
    throw fieldError(
      "campaignCriterionError",
      "CANNOT_TARGET_AND_EXCLUDE",
      "Cannot target and exclude the same criterion.",
      ["create", "location"],
    )
}
