import type { Region } from "@domain/kernel"
import type { AgeBand } from "./age-bands.ts"
import { type AudienceLanguage, leastLanguageShare } from "./audience-language.ts"
import { radiusInKilometers, shownSpots } from "./audience.ts"
import { coveredShare, kilometersBetween, type Spot } from "./place-overlap.ts"
import type { Gender, TargetArea, TargetLocation } from "./targeting.ts"

/** A town as far as an audience is estimated from it; population in inhabitants. */
export interface Inhabited extends Spot {
  readonly population: number
}

/** The people that ads may reach, from least to most; a range and no promise. Ours. */
export interface AudienceReach {
  readonly least: number
  readonly most: number
}

/** Percent of a country's people in each age band, roughly; after the UN's World Population Prospects. */
const percentByAge: Readonly<Record<Region, Readonly<Record<AgeBand, number>>>> = {
  IN: { "18-24": 13, "25-34": 17, "35-44": 15, "45-54": 11, "55-64": 8, "65+": 7 },
  GB: { "18-24": 8, "25-34": 13, "35-44": 13, "45-54": 13, "55-64": 13, "65+": 19 },
}

/** What makes a number of people uncertain. */
interface Uncertainty {
  /** Today's people for each person of the census behind the towns' numbers. */
  readonly growth: number
  /** The share of people that the least used of the networks reaches. */
  readonly onNetwork: number
  /** People per square kilometre of a town, from which its size on the map follows. */
  readonly density: number
}

/**
 * Growth since the censuses of 2011: the UN's World Population Prospects 2024. People on Facebook: DataReportal's Digital 2025, 33.7
 * and 55.2 of a hundred people. Density of built-up areas: roughly Demographia's World Urban Areas.
 */
const uncertainty: Readonly<Record<Region, Uncertainty>> = {
  IN: { growth: 1.17, onNetwork: 0.337, density: 10_000 },
  GB: { growth: 1.1, onNetwork: 0.552, density: 4_000 },
}

/** A place that was chosen by name counts the towns within this distance of it, in kilometres. */
const nearPlace = 3

/** A circle of a location, and whether a network targets a whole town there instead of the circle. */
interface Circle {
  readonly centre: Spot
  readonly kilometers: number
  readonly isTown: boolean
}

const ofArea = (area: TargetArea): Circle => ({
  centre: area,
  kilometers: nearPlace,
  isTown: area.postcode === undefined,
})

/** The circles and named places where ads are shown. */
const shownIn = (location: TargetLocation): ReadonlyArray<Circle> =>
  location.mode === "SpecificArea"
    ? location.areas.map(ofArea)
    : shownSpots(location).map((centre) => ({ centre, kilometers: radiusInKilometers(location), isTown: false }))

/** The circles and named places that are left out. */
const excludedIn = ({ excludedAreas = [], excludedCircles = [] }: TargetLocation): ReadonlyArray<Circle> => [
  ...excludedAreas.map(ofArea),
  ...excludedCircles.map((centre) => ({ centre, kilometers: centre.kilometers, isTown: false })),
]

type Shares = readonly [least: number, most: number]

/** The share of a town that circles cover: at least and at most, since towns lie across borders. */
const coveredBy = (town: Inhabited, density: number, circles: ReadonlyArray<Circle>): Shares => {
  const size = Math.sqrt(town.population / density / Math.PI)
  const covered = circles.map(({ centre, kilometers, isTown }) => {
    const distance = kilometersBetween(centre, town)
    const centred = distance <= kilometers ? 1 : 0
    return { centred, overlap: isTown ? centred : coveredShare(size, kilometers, distance) }
  })
  const centred = Math.max(0, ...covered.map((one) => one.centred))
  const widest = Math.max(0, ...covered.map(({ overlap }) => overlap))
  const together = covered.reduce((sum, { overlap }) => sum + overlap, 0)
  return [Math.min(centred, widest), Math.max(centred, Math.min(1, together))]
}

/** To one digit. */
const roughly = (people: number, round: (units: number) => number): number => {
  if (people < 1) return round(people)
  const unit = 10 ** Math.floor(Math.log10(people))
  return round(people / unit) * unit
}

/**
 * How many people of these ages, gender and languages live in the known towns of a location without what it leaves out, as a range to one digit:
 * the least are those whom every network reaches in what surely lies within, the most are all of them today. Undefined where no town is known. Ours.
 */
export const audienceReach = (
  towns: ReadonlyArray<Inhabited>,
  location: TargetLocation,
  {
    region,
    bands,
    gender,
    languages = [],
  }: {
    readonly region: Region
    readonly bands: ReadonlyArray<AgeBand>
    readonly gender: Gender
    /** Any where absent. */
    readonly languages?: ReadonlyArray<AudienceLanguage>
  },
): AudienceReach | undefined => {
  const { growth, onNetwork, density } = uncertainty[region]
  const shown = shownIn(location)
  const excluded = excludedIn(location)
  const known = towns
    .filter(({ population }) => population > 0)
    .map((town) => ({ town, covered: coveredBy(town, density, shown) }))
    .filter(({ covered }) => covered[1] > 0)
  const [inhabitants, most] = known.reduce<Shares>(
    ([low, high], { town, covered }) => {
      const [surely, perhaps] = coveredBy(town, density, excluded)
      return [
        low + Math.max(0, covered[0] - perhaps) * town.population,
        high + Math.max(0, covered[1] - surely) * town.population,
      ]
    },
    [0, 0],
  )
  const percent = bands.reduce((sum, band) => sum + percentByAge[region][band], 0)
  const share = (percent / 100) * (gender === "All" ? 1 : 0.5)
  const reach = {
    least: roughly(inhabitants * share * onNetwork * leastLanguageShare(region, languages), Math.floor),
    most: roughly(most * share * growth, Math.ceil),
  }
  return known.length === 0 || percent === 0 ? undefined : reach
}
