import type { ExtractedDetails } from "@domain/businesses"
import { Effect, Option } from "effect"
import type { FactReader } from "../fact-reader.ts"
import type { ReadingContext } from "../fact-readings.ts"
import type { Unreadable } from "../failures.ts"
import { safeDestination, type SafeFetchOptions } from "../safe-fetch.ts"
import { mapsTargetOf } from "./google-maps-address.ts"
import { matchingPlace, ownPhotoNames } from "./matching-place.ts"
import { placesClient, type PlacesOptions, type PlacesError, PlaceUnknown } from "./places-client.ts"

/** Options of reading a Google listing. */
export type ListingReading = ReadingContext & {
  readonly facts: FactReader["Service"]
  readonly fetch?: SafeFetchOptions
  readonly api: PlacesOptions
  readonly onFound?: Effect.Effect<void>
}

const mostPhotos = 6

/**
 * Reads the listing of a Google Maps address, also of a short link. Spec: business-details extraction,
 * googlePlaceDetail.
 */
export const readGoogleListing = (
  address: string,
  { fetch, api, facts, onFound = Effect.void, ...before }: ListingReading,
): Effect.Effect<ExtractedDetails, PlacesError | Unreadable> =>
  Effect.gen(function* () {
    const client = placesClient(api)
    const region = before.region ?? "IN"
    const target = yield* Effect.orElseSucceed(safeDestination(address, mapsTargetOf, fetch), () => undefined)
    if (target === undefined) return yield* new PlaceUnknown({})
    const place =
      "placeId" in target
        ? yield* client.place(target.placeId, region)
        : matchingPlace(yield* client.search(target.words, region, target.near), target.words, target.near)
    if (place === undefined) return yield* new PlaceUnknown({})
    yield* onFound
    const photos = yield* Effect.forEach(
      ownPhotoNames(place, mostPhotos),
      (name) => Effect.map(Effect.option(client.photoUrl(name)), Option.getOrUndefined),
      { concurrency: 3 },
    )
    return yield* facts.googlePlace({ ...before, place, photoUrls: photos.filter((url) => url !== undefined) })
  })
