import type { CountryCode } from "libphonenumber-js/max"

/** A town or postal code of the gazetteer; position in degrees. */
export type KnownPlace = {
  readonly name: string
  readonly countryCode: string
  readonly region: string
  readonly latitude: number
  readonly longitude: number
  readonly population?: number
}

/** The part of a gazetteer that reading an address needs. */
export type PlaceNames = {
  readonly townsNamed: (name: string) => ReadonlyArray<KnownPlace>
  readonly findPostcode: (code: string) => KnownPlace | undefined
}

const farKm = 60

const roughKm = (a: KnownPlace, b: KnownPlace) =>
  111 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180))

/** The largest town with a name, in the given country and near the given postal code's place, where these are given. */
export const townNamed = (
  places: PlaceNames,
  name: string,
  country: CountryCode | undefined,
  near?: KnownPlace | undefined,
): KnownPlace | undefined =>
  places
    .townsNamed(name)
    .find(
      (town) =>
        (country === undefined || town.countryCode === country) && (near === undefined || roughKm(town, near) <= farKm),
    )
