import { Effect, Layer } from "effect"
import { PlaceCodes } from "@application/businesses/ports"
import type { Place } from "@domain/businesses"
import { googleClient } from "./google-client.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { type GooglePlace, suggestedPlaces } from "./google-places.ts"

const termOf = ({ postcode, name }: Place): string => (postcode ?? name).toLowerCase()

/** Whether Google's place is this one: of its kind, and a town also in its state. */
const isSame = (place: Place, { searchTerm, canonicalName, targetType }: GooglePlace): boolean => {
  const [name, ...around] = canonicalName.toLowerCase().split(",")
  if (searchTerm !== termOf(place) || name !== termOf(place)) return false
  if (place.kind === "PostalCode") return targetType === "Postal Code"
  if (place.kind === "State") return around.length === 1 && targetType !== "Postal Code"
  return around.includes(place.state.toLowerCase())
}

/** The ids of Google's geo target constants. An error is logged and leaves places without one. */
export const googlePlaceCodes = (options: GoogleAdsOptions) => {
  const client = googleClient(options)
  const codesIn = Effect.fnUntraced(function* (countryCode: string, places: ReadonlyArray<Place>) {
    const suggestions = yield* suggestedPlaces(client, countryCode, [...new Set(places.map(termOf))])
    return places.flatMap((place): ReadonlyArray<readonly [string, string]> => {
      const code = suggestions
        .find((suggestion) => isSame(place, suggestion))
        ?.resourceName.split("/")
        .at(-1)
      return code === undefined ? [] : [[place.id, code]]
    })
  })
  return Layer.succeed(PlaceCodes, {
    of: (places) =>
      Effect.forEach(
        Map.groupBy(places, ({ countryCode }) => countryCode),
        ([countryCode, some]) => codesIn(countryCode, some),
      ).pipe(
        Effect.map((codes) => new Map(codes.flat())),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("Google's codes of places could not be fetched", error), new Map()),
        ),
      ),
  })
}
