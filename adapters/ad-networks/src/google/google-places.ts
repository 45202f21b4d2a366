import { Effect } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import type { GoogleClient } from "./google-client.ts"

/** Names a suggestion call takes at once. */
const namesAtOnce = 25

/** A place of Google's and the name that it was suggested for. */
export interface GooglePlace {
  readonly searchTerm: string
  readonly resourceName: string
  readonly canonicalName: string
  readonly targetType: string
}

const placeOf = (suggestion: unknown): ReadonlyArray<GooglePlace> => {
  const searchTerm = textOf(at(suggestion, "searchTerm"))
  const resourceName = textOf(at(suggestion, "geoTargetConstant", "resourceName"))
  if (searchTerm === undefined || resourceName === undefined) return []
  const canonicalName = textOf(at(suggestion, "geoTargetConstant", "canonicalName")) ?? ""
  const targetType = textOf(at(suggestion, "geoTargetConstant", "targetType")) ?? ""
  return [{ searchTerm: searchTerm.toLowerCase(), resourceName, canonicalName, targetType }]
}

/** Google's places in a country for names or postal codes, in Google's order. */
export const suggestedPlaces = Effect.fnUntraced(function* (
  client: GoogleClient,
  countryCode: string,
  names: ReadonlyArray<string>,
) {
  const batches = Array.from({ length: Math.ceil(names.length / namesAtOnce) }, (_, index) =>
    names.slice(index * namesAtOnce, (index + 1) * namesAtOnce),
  )
  const bodies = yield* Effect.forEach(batches, (some) =>
    client.post("geoTargetConstants:suggest", { locale: "en", countryCode, locationNames: { names: some } }),
  )
  return bodies.flatMap((body) => listOf(at(body, "geoTargetConstantSuggestions")).flatMap(placeOf))
})
