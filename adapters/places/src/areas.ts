import { slug } from "./normalise.ts"
import type { Place } from "./place.ts"

const weightedMiddle = (towns: ReadonlyArray<Place>): { latitude: number; longitude: number; population: number } => {
  const sums = towns.reduce(
    (sum, town) => {
      const weight = Math.max(town.population ?? 0, 1)
      return {
        latitude: sum.latitude + town.latitude * weight,
        longitude: sum.longitude + town.longitude * weight,
        weight: sum.weight + weight,
        population: sum.population + (town.population ?? 0),
      }
    },
    { latitude: 0, longitude: 0, weight: 0, population: 0 },
  )
  return { latitude: sums.latitude / sums.weight, longitude: sums.longitude / sums.weight, population: sums.population }
}

const grouped = (places: ReadonlyArray<Place>, keyOf: (place: Place) => string): ReadonlyMap<string, Array<Place>> => {
  const groups = new Map<string, Array<Place>>()
  for (const place of places) {
    const group = groups.get(keyOf(place))
    if (group === undefined) groups.set(keyOf(place), [place])
    else group.push(place)
  }
  return groups
}

/** States and nations, each at the centre of its towns weighted by population; its population is the sum of theirs. */
export const regionsOf = (
  towns: ReadonlyArray<Place>,
  regionNames: ReadonlyMap<string, string>,
): ReadonlyArray<Place> => {
  const byRegion = grouped(towns, (town) => town.id.split("-").slice(0, 2).join(":"))
  return [...regionNames].flatMap(([regionKey, name]): ReadonlyArray<Place> => {
    const [countryCode, code] = regionKey.split(":")
    const members = byRegion.get(regionKey) ?? []
    if (members.length === 0) return []
    const { latitude, longitude, population } = weightedMiddle(members)
    return [
      {
        id: `${countryCode}-${code}`,
        name,
        kind: "region",
        region: name,
        countryCode: countryCode === "GB" ? "GB" : "IN",
        latitude,
        longitude,
        ...(population > 0 ? { population } : {}),
      },
    ]
  })
}

/** Districts and counties, placed and counted as regions are. */
export const districtsOf = (
  towns: ReadonlyArray<Place>,
  regionNames: ReadonlyMap<string, string>,
): ReadonlyArray<Place> => {
  const known = towns.filter((town) => town.district !== undefined)
  return [
    ...grouped(known, (town) => `${town.id.split("-").slice(0, 2).join("-")}-district-${slug(town.district ?? "")}`),
  ].map(([id, members]): Place => {
    const { latitude, longitude, population } = weightedMiddle(members)
    const firstMember = members[0]
    return {
      id,
      name: firstMember?.district ?? "",
      kind: "district",
      region: regionNames.get(id.split("-").slice(0, 2).join(":")) ?? "",
      countryCode: firstMember?.countryCode ?? "IN",
      latitude,
      longitude,
      ...(population > 0 ? { population } : {}),
    }
  })
}
