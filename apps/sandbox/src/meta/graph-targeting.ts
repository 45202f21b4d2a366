import { asArray, asNumber, asObject, asText, isObject, type Json } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"
import { isBehavior } from "./meta-behaviors.ts"

const checkZips = (zips: readonly Json[]): void => {
  for (const zip of zips) {
    if (!/^[A-Z]{2}:[A-Z0-9 ]{2,8}$/i.test(asText(asObject(zip)["key"]) ?? ""))
      throw invalidParameter("A zip key looks like IN:560038.")
  }
}

const checkSpots = (spots: readonly Json[]): void => {
  for (const spot of spots) {
    const { latitude, longitude, radius, address_string: address } = asObject(spot)
    const lat = asNumber(latitude)
    const lon = asNumber(longitude)
    const reach = asNumber(radius)
    const inRange = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    if ((!inRange && asText(address) === undefined) || reach === undefined || reach <= 0 || reach > 80)
      throw invalidParameter("A custom location needs latitude, longitude and a radius up to 80.")
  }
}

const idOf = (target: Json): string => asText(isObject(target) ? target["id"] : target) ?? ""

/** What Meta asks of an audience beyond the types of its fields: ages, at least one place, known interests. */
export const checkTargeting = (value: Json | undefined): void => {
  const targeting = asObject(value)
  const min = asNumber(targeting["age_min"]) ?? 18
  const max = asNumber(targeting["age_max"]) ?? 65
  if (min < 13 || max > 65 || min > max)
    throw invalidParameter("Age targeting is invalid: 13 <= age_min <= age_max <= 65.")
  if (asArray(targeting["genders"]).some((one) => one !== 1 && one !== 2))
    throw invalidParameter("genders must be 1 or 2.")
  const { location_types: _, ...geo } = asObject(targeting["geo_locations"])
  if (Object.values(geo).flatMap(asArray).length === 0)
    throw invalidParameter("Invalid parameter", "Please specify at least one location in your targeting.")
  checkZips(asArray(geo["zips"]))
  checkSpots(asArray(geo["custom_locations"]))
  for (const group of asArray(targeting["flexible_spec"])) {
    for (const interest of asArray(asObject(group)["interests"])) {
      if (!/^\d+$/.test(idOf(interest))) throw invalidParameter("An interest needs a numeric id.")
    }
    for (const behavior of asArray(asObject(group)["behaviors"])) {
      if (!isBehavior(idOf(behavior))) throw invalidParameter("Only behaviours that the search finds can be targeted.")
    }
  }
}
