import type { PlaceMatch, NameIndex, NameMatch } from "./name-index.ts"
import { normalise } from "./normalise.ts"
import { type Place, type PlaceCountry, type PlaceKind, placeTypeOf, type PlaceTypeNumber } from "./place.ts"
import type { Postcodes } from "./postcodes.ts"

/** A look-up as typed; `types` are the wire's numbers (4 region, 5 city, 20 postal code), all of them by default. */
export type PlaceSearch = {
  readonly keyword: string
  readonly types?: ReadonlyArray<PlaceTypeNumber>
  readonly countryCodes?: ReadonlyArray<PlaceCountry>
  readonly limit?: number
}

/** The data that a search uses; localities are fetched only when other places do not fill the list. */
export type SearchSources = {
  readonly names: NameIndex
  readonly localities: () => NameIndex
  readonly postcodes: Postcodes
}

const defaultLimit = 20
const localityFrom = 3

const matchScore: Readonly<Record<NameMatch, number>> = { exact: 60, prefix: 40, word: 26, typo: 8 }
const kindScore: Readonly<Record<PlaceKind, number>> = { region: 6, town: 4, district: 0, postcode: 0, locality: -4 }

const score = ({ place, match }: PlaceMatch): number =>
  matchScore[match] + kindScore[place.kind] + 4 * Math.log10(1 + (place.population ?? 0))

const best = (matches: ReadonlyArray<PlaceMatch>, limit: number): ReadonlyArray<Place> => {
  const scores = new Map<Place, number>()
  for (const match of matches) scores.set(match.place, Math.max(score(match), scores.get(match.place) ?? -Infinity))
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0].name.localeCompare(b[0].name, "en") || a[0].id.localeCompare(b[0].id, "en"))
    .slice(0, limit)
    .map(([place]) => place)
}

const qualifies = (place: Place, qualifier: string): boolean =>
  qualifier === "" ||
  [place.region, place.district ?? "", place.countryCode].some((part) => normalise(part).startsWith(qualifier))

/**
 * Places for a keyword, best first: exact matches, prefixes, later words, one typing slip; larger places first within
 * each.
 */
export const searchPlaces = (sources: SearchSources, search: PlaceSearch): ReadonlyArray<Place> => {
  const limit = search.limit ?? defaultLimit
  const [head = "", ...rest] = search.keyword.split(",")
  const keyword = normalise(head)
  const qualifier = normalise(rest.join(" "))
  if (keyword === "" || limit <= 0) return []

  const isRequested = (place: Place): boolean =>
    (search.types === undefined || search.types.includes(placeTypeOf(place.kind))) &&
    (search.countryCodes === undefined || search.countryCodes.includes(place.countryCode)) &&
    qualifies(place, qualifier)

  const codes = sources.postcodes.starting(head, limit * 3).filter(isRequested)
  const looksLikeCode = /\d/.test(keyword)
  if (looksLikeCode && codes.length > 0) return codes.slice(0, limit)

  const matches = sources.names.starting(keyword).filter(({ place }) => isRequested(place))
  const townsWanted = search.types === undefined || search.types.includes(5)
  const localities =
    townsWanted && matches.length < limit && keyword.length >= localityFrom
      ? sources
          .localities()
          .starting(keyword)
          .filter(({ place }) => isRequested(place))
      : []
  const slips =
    matches.length + localities.length < limit
      ? sources.names.misspelt(keyword).filter(({ place }) => isRequested(place))
      : []
  const named = best([...matches, ...localities, ...slips], limit)
  return [...named, ...codes].slice(0, limit)
}
