import {
  type AgeBand,
  type AimedKind,
  isSpecial,
  leastSpecialKilometers,
  radiusInKilometers,
  shownSpots,
  type AdPlan,
} from "@domain/campaigns"
import type { LocaleKeys } from "./meta-languages.ts"
import type { PostcodeKeys } from "./meta-postcodes.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

/** Radius around a chosen town without a postal code. */
const townRadiusKilometers = 10
/** Radius around a postal code that Meta does not know. */
const postcodeRadiusKilometers = 5

/** Radii around what is left out: smaller than around what is chosen, so that nobody beyond the place is left out. */
const excludedRadii = { town: 5, postcode: 2 }

/** The least and the most that Meta takes round a point, in kilometres. */
const narrowest = 1
const widest = 80

const agesOf = (bands: ReadonlyArray<AgeBand>): { readonly age_min: number; readonly age_max: number } => {
  const lower = bands.map((band) => Number.parseInt(band, 10))
  const upper = bands.map((band) => (band === "65+" ? 65 : Number(band.slice(3))))
  return { age_min: Math.min(65, ...lower), age_max: Math.max(...upper, 18) }
}

const spot = (latitude: number, longitude: number, radius: number) => ({
  latitude,
  longitude,
  radius: Math.round(Math.min(widest, Math.max(narrowest, radius)) * 10) / 10,
  distance_unit: "kilometer",
})

type Places = Readonly<Record<string, ReadonlyArray<unknown>>>

/** Postal codes by Meta's keys, and circles for whatever has none. */
const areasOf = (
  areas: AdPlan["location"]["areas"],
  keys: PostcodeKeys,
  radii: { readonly town: number; readonly postcode: number },
  circles: ReadonlyArray<ReturnType<typeof spot>> = [],
): Places => {
  const zips = areas.flatMap(({ placeId }) => {
    const key = keys.get(placeId)
    return key === undefined ? [] : [{ key }]
  })
  const spots = areas
    .filter(({ placeId }) => !keys.has(placeId))
    .map(({ postcode, latitude, longitude }) =>
      spot(latitude, longitude, postcode === undefined ? radii.town : radii.postcode),
    )
  const all = [...spots, ...circles]
  return { ...(zips.length > 0 && { zips }), ...(all.length > 0 && { custom_locations: all }) }
}

const placesOf = ({ location, special }: AdPlan, keys: PostcodeKeys): Places => {
  if (location.mode === "NearBusiness" && location.centre !== undefined) {
    const radius = radiusInKilometers(location)
    return {
      custom_locations: shownSpots(location).map(({ latitude, longitude }) => spot(latitude, longitude, radius)),
    }
  }
  const town = isSpecial(special) ? leastSpecialKilometers : townRadiusKilometers
  return areasOf(location.areas, keys, { town, postcode: postcodeRadiusKilometers })
}

/** The places whose people see no ad; Meta refuses any for special ads. */
const excludedPlaces = (
  { location: { excludedAreas = [], excludedCircles = [] }, special }: AdPlan,
  keys: PostcodeKeys,
) => {
  if (isSpecial(special) || excludedAreas.length + excludedCircles.length === 0) return {}
  const circles = excludedCircles.map(({ latitude, longitude, kilometers }) => spot(latitude, longitude, kilometers))
  const places = areasOf(excludedAreas, keys, excludedRadii, circles)
  return { excluded_geo_locations: { ...places, location_types: ["home"] } }
}

/** What people like or do; one of all these is enough. */
const likingsOf = (plan: AdPlan) => {
  const known = plan.interests.filter(({ id }) => /^\d+$/.test(id))
  const ofKind = (kind: AimedKind) =>
    known.filter(({ type = "Interest" }) => type === kind).map(({ id, name }) => ({ id, name }))
  const [interests, behaviors] = [ofKind("Interest"), ofKind("Behaviour")]
  return { ...(interests.length > 0 && { interests }), ...(behaviors.length > 0 && { behaviors }) }
}

/** Ages that Meta may leave: a suggestion, since it takes no narrower limits then. Source: Meta's reference, "Advantage+ audience" (26 June 2026). */
const suggestedAges = (bands: ReadonlyArray<AgeBand>) => {
  const { age_min: least, age_max: most } = agesOf(bands)
  return { age_min: 18, age_max: 65, age_range: [least, most] }
}

/** Whether Meta may look beyond the audience; never for special ads, whatever a plan says. */
const isExpanded = ({ automation, special }: AdPlan, { saysAudience }: MetaVocabulary): boolean =>
  saysAudience && automation?.expandsAudience === true && !isSpecial(special)

const withIds = (ids: ReadonlyArray<string>) => [...new Set(ids)].map((id) => ({ id }))

/** The lists of people that are meant, and that are left out; Meta refuses a list that is both. */
const audiencesOf = ({ audiences }: AdPlan) => {
  const { included = [], excluded = [] } = audiences ?? {}
  return {
    ...(included.length > 0 && { custom_audiences: withIds(included) }),
    ...(excluded.length > 0 && { excluded_custom_audiences: withIds(excluded) }),
  }
}

/** Meta's own keys of what a plan names. */
export interface TargetingKeys {
  readonly postcodes: PostcodeKeys
  readonly locales: LocaleKeys
}

/** Whom Meta shall show a plan's ads to: people who live there, of these ages, genders, languages, interests and behaviours; nobody else unless the owner lets it look beyond them. */
export const targetingOf = (plan: AdPlan, words: MetaVocabulary, { postcodes: keys, locales }: TargetingKeys) => {
  const likings = likingsOf(plan)
  const expanded = isExpanded(plan, words)
  return {
    ...(expanded ? suggestedAges(plan.ageBands) : agesOf(plan.ageBands)),
    ...(plan.gender !== "All" && { genders: [plan.gender === "Male" ? 1 : 2] }),
    ...(locales.length > 0 && { locales }),
    geo_locations: { ...placesOf(plan, keys), location_types: ["home"] },
    ...excludedPlaces(plan, keys),
    ...(Object.keys(likings).length > 0 && { flexible_spec: [likings] }),
    ...audiencesOf(plan),
    publisher_platforms: plan.social?.instagram === true ? ["facebook", "instagram"] : ["facebook"],
    ...(words.saysAudience && { targeting_automation: { advantage_audience: expanded ? 1 : 0 } }),
  }
}
