import type { ExtractedDetails } from "@domain/businesses"
import { Effect, Option } from "effect"
import type { ExtractionContext } from "../extract/extract-details.ts"
import { safeDestination, type SafeFetchOptions } from "../safe-fetch.ts"
import { googlePlaceDetails, meantPlace, ownPhotoNames } from "./google-place.ts"
import { mapsTargetOf } from "./google-maps-address.ts"
import { placesClient, type PlacesOptions, type PlacesTrouble, PlaceUnknown } from "./places-client.ts"

/** How a Google listing is read. */
export type ListingReading = ExtractionContext & {
  readonly fetch?: SafeFetchOptions
  readonly api: PlacesOptions
  readonly onFound?: Effect.Effect<void>
}

const mostPhotos = 6

/** Reads the listing that an address of Google's map shows, short links included. Spec: business-details extraction, googlePlaceDetail. */
export const readGoogleListing = (
  address: string,
  { fetch, api, onFound = Effect.void, ...context }: ListingReading,
): Effect.Effect<ExtractedDetails, PlacesTrouble> =>
  Effect.gen(function* () {
    const client = placesClient(api)
    const region = context.region ?? "IN"
    const target = yield* Effect.orElseSucceed(safeDestination(address, mapsTargetOf, fetch), () => undefined)
    if (target === undefined) return yield* new PlaceUnknown({})
    const place =
      "placeId" in target
        ? yield* client.place(target.placeId, region)
        : meantPlace(yield* client.search(target.words, region, target.near), target.words, target.near)
    if (place === undefined) return yield* new PlaceUnknown({})
    yield* onFound
    const photos = yield* Effect.forEach(
      ownPhotoNames(place, mostPhotos),
      (name) => Effect.map(Effect.option(client.photoUrl(name)), Option.getOrUndefined),
      { concurrency: 3 },
    )
    return googlePlaceDetails(
      place,
      photos.filter((url) => url !== undefined),
      context,
    )
  })
