import {
  type AgeBand,
  type AimedKind,
  isSpecial,
  leastSpecialKilometers,
  radiusInKilometers,
  type AdPlan,
} from "@domain/campaigns"
import type { PostcodeKeys } from "./meta-postcodes.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

/** Radius around a chosen town without a postal code. */
const townRadiusKilometers = 10
/** Radius around a postal code that Meta does not know. */
const postcodeRadiusKilometers = 5

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

const placesOf = ({ location, special }: AdPlan, keys: PostcodeKeys) => {
  const townRadius = isSpecial(special) ? leastSpecialKilometers : townRadiusKilometers
  const radius = radiusInKilometers(location)
  const { centre } = location
  if (location.mode === "NearBusiness" && centre !== undefined) {
    return { custom_locations: [spot(centre.latitude, centre.longitude, radius)] }
  }
  const zips = location.areas.flatMap(({ placeId }) => {
    const key = keys.get(placeId)
    return key === undefined ? [] : [{ key }]
  })
  const spots = location.areas
    .filter(({ placeId }) => !keys.has(placeId))
    .map(({ postcode, latitude, longitude }) =>
      spot(latitude, longitude, postcode === undefined ? townRadius : postcodeRadiusKilometers),
    )
  return { ...(zips.length > 0 && { zips }), ...(spots.length > 0 && { custom_locations: spots }) }
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

/** Whom Meta shall show a plan's ads to: people who live there, of these ages, genders, interests and behaviours; nobody else unless the owner lets it look beyond them. */
export const targetingOf = (plan: AdPlan, words: MetaVocabulary, keys: PostcodeKeys) => {
  const likings = likingsOf(plan)
  const expanded = isExpanded(plan, words)
  return {
    ...(expanded ? suggestedAges(plan.ageBands) : agesOf(plan.ageBands)),
    ...(plan.gender !== "All" && { genders: [plan.gender === "Male" ? 1 : 2] }),
    geo_locations: { ...placesOf(plan, keys), location_types: ["home"] },
    ...(Object.keys(likings).length > 0 && { flexible_spec: [likings] }),
    ...audiencesOf(plan),
    publisher_platforms: plan.social?.instagram === true ? ["facebook", "instagram"] : ["facebook"],
    ...(words.saysAudience && { targeting_automation: { advantage_audience: expanded ? 1 : 0 } }),
  }
}
