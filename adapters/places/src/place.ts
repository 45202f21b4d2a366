/** What a place is: a state or nation, a district or county, a town, a post-office locality, or a postal code. */
export type PlaceKind = "region" | "district" | "town" | "locality" | "postcode"

/** The place-type numbers of the wire: 4 region, 5 city, 20 postal code. Spec: location search. */
export type PlaceTypeNumber = 4 | 5 | 20

/** Countries the gazetteer covers. */
export type PlaceCountry = "IN" | "GB"

/** One place: coordinates in degrees, `region` the state, nation or county it lies in, population only when known. */
export type Place = {
  readonly id: string
  readonly name: string
  readonly kind: PlaceKind
  readonly region: string
  readonly countryCode: PlaceCountry
  readonly latitude: number
  readonly longitude: number
  readonly postcode?: string
  readonly district?: string
  readonly population?: number
}

/** The wire's type number of a kind: districts search as regions, localities as cities. */
export const placeTypeOf = (kind: PlaceKind): PlaceTypeNumber =>
  kind === "postcode" ? 20 : kind === "town" || kind === "locality" ? 5 : 4
