import { isObject, type JsonObject } from "../core/json.ts"
import { invalidArgument } from "./places-error.ts"

/** Fields of a place that a mask may name, with the parts below them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  name: [],
  id: [],
  displayName: ["text", "languageCode"],
  formattedAddress: [],
  shortFormattedAddress: [],
  addressComponents: ["longText", "shortText", "types", "languageCode"],
  location: ["latitude", "longitude"],
  nationalPhoneNumber: [],
  internationalPhoneNumber: [],
  websiteUri: [],
  primaryType: [],
  primaryTypeDisplayName: ["text", "languageCode"],
  types: [],
  businessStatus: [],
  googleMapsUri: [],
  photos: ["name", "widthPx", "heightPx", "authorAttributions"],
  rating: [],
  userRatingCount: [],
  regularOpeningHours: [],
  editorialSummary: [],
}

/** The names of a mask, checked; every call must have one. `prefix` is `places.` for lists. */
export const readMask = (header: string | undefined, prefix: string): readonly string[] => {
  const names = (header ?? "").split(",").filter((name) => name !== "")
  if (names.length === 0) {
    throw invalidArgument(
      "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an example, you can set the header 'X-Goog-FieldMask' with value '*'.",
    )
  }
  for (const name of names) {
    if (name === "*" || (prefix !== "" && (name === "nextPageToken" || name === prefix.slice(0, -1)))) continue
    const [field = "", part] = name.startsWith(prefix) ? name.slice(prefix.length).split(".") : []
    const parts = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
    if (parts === undefined || (part !== undefined && !parts.includes(part))) {
      throw invalidArgument(
        `Request contains an invalid argument. Error expanding 'fields' parameter. Cannot find matching fields for path '${name}'.`,
      )
    }
  }
  return names.map((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name))
}

const partOf = (value: JsonObject[string], part: string | undefined): JsonObject[string] => {
  if (part === undefined) return value
  if (Array.isArray(value)) return value.map((one) => partOf(one, part))
  return isObject(value) && value[part] !== undefined ? { [part]: value[part] } : {}
}

/** The place with the fields of the mask only. */
export const masked = (place: JsonObject, mask: readonly string[]): JsonObject => {
  if (mask.includes("*") || mask.includes("places")) return place
  const shown: JsonObject = {}
  for (const name of mask) {
    const [field = "", part] = name.split(".")
    const value = place[field]
    if (value !== undefined) shown[field] = partOf(value, part)
  }
  return shown
}
