import { asArray, asNumber, asObject, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"

/** The special categories of a campaign, by Meta's names. */
export const categoriesOf = (campaign: JsonObject): readonly string[] =>
  asArray(campaign["special_ad_categories"])
    .map((one) => asText(one) ?? "")
    .filter((one) => !["", "NONE"].includes(one))

/** Refuses a campaign in a special category that does not name the countries whose rules apply. */
export const checkSpecialCampaign = (fields: JsonObject): void => {
  if (categoriesOf(fields).length > 0 && asArray(fields["special_ad_category_country"]).length === 0)
    throw invalidParameter(
      "Invalid parameter",
      "special_ad_category_country is required when special_ad_categories are selected.",
    )
}

/** Meta's circles for special categories, of 15 miles. */
const LEAST_KILOMETRES = 24

const kilometres = (spot: Json): number => {
  const { radius, distance_unit: unit } = asObject(spot)
  return (asNumber(radius) ?? 0) * (unit === "kilometer" ? 1 : 1.609)
}

/** What is wrong with the audience of an ad set that may leave nobody out. */
const faultOf = (targeting: Json | undefined): string | undefined => {
  const { age_min: least, age_max: most, genders, geo_locations: places } = asObject(targeting)
  if ((asNumber(least) ?? 18) !== 18 || (asNumber(most) ?? 65) !== 65) return "Ages must be 18 to 65+."
  if (asNumber(dig(targeting, ["targeting_automation", "advantage_audience"])) === 1)
    return "Advantage+ audience is not available."
  if (asArray(genders).length === 1) return "All genders must be included."
  if (asArray(dig(places, ["zips"])).length > 0) return "Postal codes are not available."
  if (isObject(dig(targeting, ["excluded_geo_locations"]))) return "Locations cannot be excluded."
  if (
    ["custom_locations", "cities"].some((kind) =>
      asArray(dig(places, [kind])).some((one) => kilometres(one) < LEAST_KILOMETRES),
    )
  )
    return "Locations must include a radius of 15 miles."
  const groups = asArray(dig(targeting, ["flexible_spec"])).map(asObject)
  return groups.some((group) => asArray(group["behaviors"]).length > 0) ? "Behaviours are not available." : undefined
}

/** An ad set in a special category leaves nobody out; one for securities in India names who gains and who pays. */
export const checkSpecialAdSet = (campaign: JsonObject, fields: JsonObject): void => {
  const fault = categoriesOf(campaign).length === 0 ? undefined : faultOf(fields["targeting"])
  if (fault !== undefined)
    throw new GraphError(100, "(#100) Special Ad Category errors", { subcode: 2909034, userMessage: fault })
  if (!asArray(fields["regional_regulated_categories"]).includes("INDIA_FINSERV")) return
  const identities = asObject(fields["regional_regulation_identities"])
  const isNamed = ["india_finserv_beneficiary", "india_finserv_payer"].every((name) =>
    /^\d+$/.test(asText(identities[name]) ?? ""),
  )
  if (!isNamed)
    throw new GraphError(100, "(#100) Beneficiary/payer is missing", {
      subcode: 3858634,
      userMessage: "Name the verified beneficiary and payer of this ad set.",
    })
}
