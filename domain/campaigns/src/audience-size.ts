import type { Region } from "@domain/kernel"
import type { AgeBand } from "./age-bands.ts"
import { radiusInKilometers } from "./audience.ts"
import type { Gender, TargetLocation } from "./targeting.ts"

/** A town as far as an audience is estimated from it; population in inhabitants, degrees of latitude and longitude. */
interface Inhabited {
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** Percent of a country's people in each age band, roughly; after the UN's World Population Prospects. */
const percentByAge: Readonly<Record<Region, Readonly<Record<AgeBand, number>>>> = {
  IN: { "18-24": 13, "25-34": 17, "35-44": 15, "45-54": 11, "55-64": 8, "65+": 7 },
  GB: { "18-24": 8, "25-34": 13, "35-44": 13, "45-54": 13, "55-64": 13, "65+": 19 },
}

/** A place that was chosen by name counts the towns within this distance of it, in kilometres. */
const nearPlace = 3

const kilometersBetween = (
  one: Pick<Inhabited, "latitude" | "longitude">,
  other: Pick<Inhabited, "latitude" | "longitude">,
): number => {
  const perDegree = 111.2
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return perDegree * Math.hypot(north, east)
}

/** Rounded down to one digit, since populations are old and parts of towns lie outside. */
const roughly = (people: number): number => {
  if (people < 1) return 0
  const unit = 10 ** Math.floor(Math.log10(people))
  return Math.floor(people / unit) * unit
}

/**
 * About how many people of these ages and gender live in the known towns of a location, to one digit; undefined where too few are
 * known to say. Ours.
 */
export const audienceSize = (
  towns: ReadonlyArray<Inhabited>,
  location: TargetLocation,
  {
    region,
    bands,
    gender,
  }: { readonly region: Region; readonly bands: ReadonlyArray<AgeBand>; readonly gender: Gender },
): number | undefined => {
  const { mode, centre, areas } = location
  const isNear = mode === "NearBusiness"
  const points = isNear ? (centre === undefined ? [] : [centre]) : areas
  const reach = isNear ? radiusInKilometers(location) : nearPlace
  const inhabitants = towns
    .filter((town) => points.some((point) => kilometersBetween(point, town) <= reach))
    .reduce((sum, { population }) => sum + population, 0)
  const percent = bands.reduce((sum, band) => sum + percentByAge[region][band], 0)
  const people = roughly((inhabitants * percent * (gender === "All" ? 1 : 0.5)) / 100)
  return people < 1_000 ? undefined : people
}
