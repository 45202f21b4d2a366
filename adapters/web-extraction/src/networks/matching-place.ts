import { listAt, numberAt, textAt } from "./json.ts"

const compact = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "")

/** Names of the photographs that the business uploaded itself. Photographs of guests are left out. */
export const ownPhotoNames = (place: unknown, most: number): ReadonlyArray<string> => {
  const placeName = compact(textAt(place, "displayName", "text") ?? "")
  return listAt(place, "photos")
    .filter((photo) =>
      listAt(photo, "authorAttributions").some((author) => compact(textAt(author, "displayName") ?? "") === placeName),
    )
    .flatMap((photo) => textAt(photo, "name") ?? [])
    .slice(0, most)
}

const nearEnoughKm = 1

const kilometres = (place: unknown, near: { readonly latitude: number; readonly longitude: number }): number => {
  const latitude = numberAt(place, "location", "latitude")
  const longitude = numberAt(place, "location", "longitude")
  if (latitude === undefined || longitude === undefined) return Number.POSITIVE_INFINITY
  const across = (longitude - near.longitude) * Math.cos((near.latitude * Math.PI) / 180)
  return 111 * Math.hypot(latitude - near.latitude, across)
}

/** The found place that matches an address's words and point; undefined rather than a guess. */
export const matchingPlace = (
  found: ReadonlyArray<unknown>,
  words: string,
  near?: { readonly latitude: number; readonly longitude: number },
): unknown => {
  const query = compact(words)
  return found
    .filter((place) => {
      const name = compact(textAt(place, "displayName", "text") ?? "")
      return name !== "" && (query.includes(name) || name.includes(query))
    })
    .filter((place) => near === undefined || kilometres(place, near) <= nearEnoughKm)[0]
}
