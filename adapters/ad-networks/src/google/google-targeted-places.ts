import { type AdPlan, radiusInKilometers } from "@domain/campaigns"
import { Effect } from "effect"
import type { GoogleClient } from "./google-client.ts"
import { location, proximity } from "./google-objects.ts"
import { suggestedPlaces } from "./google-places.ts"

/** Radius around a chosen place that Google does not know by name. */
const placeRadiusKilometers = 10

/** Google's own places for the chosen names; a circle for names that it does not know. */
const areas = Effect.fnUntraced(function* (client: GoogleClient, plan: AdPlan, campaign: string) {
  const { areas: chosen } = plan.location
  const wanted = chosen.map((area) => ({ ...area, term: area.postcode ?? area.name }))
  const terms = wanted.map(({ term }) => term)
  const known = new Map<string, string>()
  for (const { searchTerm, resourceName } of yield* suggestedPlaces(client, plan.region, terms)) {
    if (!known.has(searchTerm)) known.set(searchTerm, resourceName)
  }
  return wanted.map(({ term, latitude, longitude }) => {
    const constant = known.get(term.toLowerCase())
    return constant === undefined
      ? proximity(campaign, latitude, longitude, placeRadiusKilometers)
      : location(campaign, constant)
  })
})

/** The criteria of a campaign's places: a circle around the business, or the chosen areas. */
export const targetedPlaces = Effect.fnUntraced(function* (client: GoogleClient, plan: AdPlan, campaign: string) {
  const { mode, centre } = plan.location
  if (mode !== "NearBusiness" || centre === undefined) return yield* areas(client, plan, campaign)
  return [proximity(campaign, centre.latitude, centre.longitude, radiusInKilometers(plan.location))]
})
