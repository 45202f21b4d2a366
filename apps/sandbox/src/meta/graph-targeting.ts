import { asArray, asNumber, asObject, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { isBehavior } from "./meta-behaviors.ts"
import { isLocale, MOST_LOCALES } from "./meta-locales.ts"
import { isPlaceKey } from "./meta-places.ts"

const checkZips = (zips: readonly Json[]): void => {
  for (const zip of zips) {
    const key = asText(asObject(zip)["key"]) ?? ""
    if (!isPlaceKey("zip", key)) throw invalidParameter(`The search of places knows no zip with the key ${key}.`)
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

const keysOf = (places: JsonObject): readonly string[] =>
  asArray(places["zips"]).map((zip) => asText(asObject(zip)["key"]) ?? "")

/** What is left out is known like what is chosen, and is not chosen itself. */
const checkExcluded = (excluded: JsonObject, chosen: JsonObject): void => {
  checkZips(asArray(excluded["zips"]))
  checkSpots(asArray(excluded["custom_locations"]))
  const both = keysOf(excluded).some((key) => keysOf(chosen).includes(key))
  if (both)
    throw new GraphError(100, "Invalid parameter", {
      subcode: 1487756,
      userTitle: "Locations overlap",
      userMessage: "A location is both included and excluded. Remove it on one side.",
    })
}

const idOf = (target: Json): string => asText(isObject(target) ? target["id"] : target) ?? ""

/** The first version that asks of each new ad set whether its audience may be left. */
const FIRST_WITH_AUDIENCE_FLAG = 23

const isForEverybody = (targeting: JsonObject): boolean =>
  (asNumber(targeting["age_min"]) ?? 18) === 18 &&
  (asNumber(targeting["age_max"]) ?? 65) === 65 &&
  ["genders", "flexible_spec", "interests", "behaviors", "custom_audiences", "locales"].every(
    (name) => asArray(targeting[name]).length === 0,
  )

/**
 * The audience of a new ad set with its flag: one without is refused where it is narrowed, and may be left where it is
 * everybody's. Meta's blog of 2025-06-13; its error 100, subcode 1870227.
 */
export const flaggedAudience = (version: number, value: Json | undefined): JsonObject => {
  const targeting = asObject(value)
  const flag = dig(targeting, ["targeting_automation", "advantage_audience"])
  if (flag !== undefined && ![0, 1].includes(asNumber(flag) ?? -1))
    throw invalidParameter("advantage_audience must be 0 or 1.")
  if (version < FIRST_WITH_AUDIENCE_FLAG || flag !== undefined) return targeting
  if (!isForEverybody(targeting))
    throw new GraphError(100, "Invalid parameter", {
      subcode: 1870227,
      userTitle: "Advantage Audience Flag Required",
      userMessage:
        "To create your ad set, you need to enable or disable the Advantage audience feature. Set the advantage_audience flag to 1 or 0 within the targeting_automation field.",
    })
  return {
    ...targeting,
    targeting_automation: { ...asObject(targeting["targeting_automation"]), advantage_audience: 1 },
  }
}

/** The limits that Meta takes of an audience that it may leave, and the ages that it is suggested instead. Meta's reference, "Advantage+ audience". */
const checkExpanded = (targeting: JsonObject, min: number, max: number): void => {
  const isExpanded = asNumber(dig(targeting, ["targeting_automation", "advantage_audience"])) === 1
  const range = targeting["age_range"]
  if (isExpanded && (min > 25 || max < 65))
    throw new GraphError(100, "Invalid parameter", {
      userMessage:
        "With Advantage+ audience the minimum age is at most 25 and the maximum age 65+. You can add other ages as a suggestion instead.",
    })
  if (range === undefined) return
  const [least = 0, most = 0] = asArray(range).map((age) => asNumber(age) ?? 0)
  if (!isExpanded) throw invalidParameter("age_range can only be set with Advantage+ audience.")
  if (asArray(range).length !== 2 || least < min || most > 65 || least > most)
    throw invalidParameter("age_range must be two ages from age_min to 65, the lower one first.")
}

/** What Meta asks of languages: keys that its search tells, as numbers, and not too many. */
const checkLocales = (locales: readonly Json[]): void => {
  if (locales.length > MOST_LOCALES) throw invalidParameter(`locales takes at most ${MOST_LOCALES} keys.`)
  for (const locale of locales)
    if (typeof locale !== "number" || !isLocale(locale))
      throw invalidParameter(`The search of languages knows no locale with the key ${String(locale)}.`)
}

/** What Meta asks of an audience beyond the types of its fields: ages, at least one place, known interests. */
export const checkTargeting = (value: Json | undefined): void => {
  const targeting = asObject(value)
  const min = asNumber(targeting["age_min"]) ?? 18
  const max = asNumber(targeting["age_max"]) ?? 65
  if (min < 13 || max > 65 || min > max)
    throw invalidParameter("Age targeting is invalid: 13 <= age_min <= age_max <= 65.")
  checkExpanded(targeting, min, max)
  if (asArray(targeting["genders"]).some((one) => one !== 1 && one !== 2))
    throw invalidParameter("genders must be 1 or 2.")
  checkLocales(asArray(targeting["locales"]))
  const { location_types: _, ...geo } = asObject(targeting["geo_locations"])
  if (Object.values(geo).flatMap(asArray).length === 0)
    throw invalidParameter("Invalid parameter", "Please specify at least one location in your targeting.")
  checkZips(asArray(geo["zips"]))
  checkSpots(asArray(geo["custom_locations"]))
  checkExcluded(asObject(targeting["excluded_geo_locations"]), geo)
  for (const group of asArray(targeting["flexible_spec"])) {
    for (const interest of asArray(asObject(group)["interests"])) {
      if (!/^\d+$/.test(idOf(interest))) throw invalidParameter("An interest needs a numeric id.")
    }
    for (const behavior of asArray(asObject(group)["behaviors"])) {
      if (!isBehavior(idOf(behavior))) throw invalidParameter("Only behaviours that the search finds can be targeted.")
    }
  }
}
