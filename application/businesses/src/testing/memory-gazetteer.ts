import { Effect, Layer } from "effect"
import type { Place } from "@domain/businesses"
import { Gazetteer } from "../ports/gazetteer.ts"
import { knownPlaces } from "./known-places.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const kilometres = (a: Pick<Place, "latitude" | "longitude">, b: Pick<Place, "latitude" | "longitude">): number => {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(half))
}

const largestFirst = (a: Place, b: Place): number =>
  (b.population ?? 0) - (a.population ?? 0) || (a.name < b.name ? -1 : 1)

const compact = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "")

const begins = (place: Place, keyword: string): boolean =>
  place.postcode === undefined
    ? place.name.toLowerCase().startsWith(keyword.toLowerCase())
    : compact(place.postcode).startsWith(compact(keyword))

/** A gazetteer of some thirty real places, or of those given. */
export const memoryGazetteer = (places: ReadonlyArray<Place> = knownPlaces) =>
  Layer.succeed(Gazetteer, {
    search: ({ keyword, kinds, countryCodes, limit }) =>
      Effect.succeed(
        keyword.trim() === ""
          ? []
          : places
              .filter((place) => kinds.includes(place.kind) && countryCodes.includes(place.countryCode))
              .filter((place) => begins(place, keyword.trim()))
              .toSorted(largestFirst)
              .slice(0, limit),
      ),
    nearby: (latitude, longitude, radiusKilometers) =>
      Effect.succeed(
        places
          .filter((place) => place.kind === "City" && kilometres({ latitude, longitude }, place) <= radiusKilometers)
          .toSorted(largestFirst),
      ),
    byPostcode: (postcode, countryCode) =>
      Effect.succeed(
        places.find(
          (place) =>
            place.countryCode === countryCode &&
            place.postcode !== undefined &&
            compact(postcode).startsWith(compact(place.postcode)),
        ),
      ),
  })
