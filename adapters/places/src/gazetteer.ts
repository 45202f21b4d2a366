import { districtsOf, regionsOf } from "./areas.ts"
import type { Position } from "./distance.ts"
import { localitiesNamed, localityPlaces } from "./localities.ts"
import { type NameIndex, nameIndex } from "./name-index.ts"
import { type NearbyPlace, nearest, within } from "./near.ts"
import { normalise } from "./normalise.ts"
import type { Place, PlaceCountry } from "./place.ts"
import { readOutwardCodes, readPinCodes, readRegionNames, readTowns } from "./place-tables.ts"
import { postcodes } from "./postcodes.ts"
import { type PlaceSearch, searchPlaces } from "./search-places.ts"

/**
 * Towns, districts, regions and postal codes of India and the United Kingdom, in memory; every method is synchronous.
 */
export type Gazetteer = {
  readonly searchPlaces: (search: PlaceSearch) => ReadonlyArray<Place>
  /** Finds a PIN code, an outward code, or the outward code of a full British postcode. */
  readonly findPostcode: (code: string, country?: PlaceCountry) => Place | undefined
  /** A place by its identifier. */
  readonly findPlace: (id: string) => Place | undefined
  /** Towns whose whole name or alias matches, largest first; with `localities`, post-office localities follow. */
  readonly townsNamed: (name: string, options?: { readonly localities?: boolean }) => ReadonlyArray<Place>
  /** Towns within the radius, nearest first. */
  readonly nearby: (latitude: number, longitude: number, radiusKm: number) => ReadonlyArray<NearbyPlace>
  /** Postal codes within the radius, nearest first. */
  readonly postcodesNearby: (latitude: number, longitude: number, radiusKm: number) => ReadonlyArray<NearbyPlace>
  /** The nearest town within 1,000 km. */
  readonly nearestPlace: (position: Position) => NearbyPlace | undefined
  /** Builds the search indexes now (about half a second) rather than at the first search. */
  readonly warmUp: () => void
}

const once = <A>(make: () => A): (() => A) => {
  let cached: { readonly value: A } | undefined
  return () => (cached ??= { value: make() }).value
}

const build = (): Gazetteer => {
  const regionNames = readRegionNames()
  const towns = readTowns(regionNames)
  const townPlaces = towns.map(({ place }) => place)
  const areas = [...regionsOf(townPlaces, regionNames), ...districtsOf(townPlaces, regionNames)]
  const pins = readPinCodes(regionNames)
  const outwardCodes = readOutwardCodes()
  const codes = postcodes(pins, outwardCodes)
  const codePlaces = [...pins.map(({ place }) => place), ...outwardCodes]

  const townNames = once(() =>
    nameIndex(towns.map(({ place, aliases }) => ({ place, names: [place.name, ...aliases] }))),
  )
  const names = once(() =>
    nameIndex([
      ...towns.map(({ place, aliases }) => ({ place, names: [place.name, ...aliases] })),
      ...areas.map((place) => ({ place, names: [place.name] })),
    ]),
  )
  const allLocalities = once(() => localityPlaces(pins))
  const namedLocalities = once(() => localitiesNamed(pins))
  const localities = once((): NameIndex => nameIndex(allLocalities().map((place) => ({ place, names: [place.name] }))))
  const byId = once(
    () => new Map([...townPlaces, ...areas, ...codePlaces].map((place): [string, Place] => [place.id, place])),
  )
  const localitiesById = once(() => new Map(allLocalities().map((place): [string, Place] => [place.id, place])))

  return {
    searchPlaces: (search) => searchPlaces({ names: names(), localities, postcodes: codes }, search),
    findPostcode: codes.find,
    findPlace: (id) => byId().get(id) ?? localitiesById().get(id),
    townsNamed: (name, options) => {
      const normalised = normalise(name)
      const towns = [...townNames().exactly(normalised)].sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
      return options?.localities === true ? [...towns, ...namedLocalities()(normalised)] : towns
    },
    nearby: (latitude, longitude, radiusKm) => within(townPlaces, { latitude, longitude }, radiusKm),
    postcodesNearby: (latitude, longitude, radiusKm) => within(codePlaces, { latitude, longitude }, radiusKm),
    nearestPlace: (position) => nearest(townPlaces, position),
    warmUp: () => {
      names()
      townNames()
      localities()
    },
  }
}

/** Loads the gazetteer from its data files once (about a quarter of a second) and shares it. */
export const loadGazetteer: () => Gazetteer = once(build)
