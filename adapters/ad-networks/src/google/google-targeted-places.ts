import { NetworkRefused } from "@application/campaigns/ports"
import { type AdPlan, radiusInKilometers, shownSpots, type TargetArea } from "@domain/campaigns"
import { Effect } from "effect"
import type { GoogleClient } from "./google-client.ts"
import { excludedLocation, location, proximity } from "./google-objects.ts"
import { suggestedPlaces } from "./google-places.ts"

/** Radius around a chosen place that Google does not know by name. */
const placeRadiusKilometers = 10

const termOf = ({ postcode, name }: TargetArea): string => postcode ?? name

/** Google's own places for chosen names, by the name in lower case. */
const knownPlaces = Effect.fnUntraced(function* (
  client: GoogleClient,
  { region }: AdPlan,
  areas: ReadonlyArray<TargetArea>,
) {
  const known = new Map<string, string>()
  if (areas.length === 0) return known
  for (const { searchTerm, resourceName } of yield* suggestedPlaces(client, region, areas.map(termOf))) {
    if (!known.has(searchTerm)) known.set(searchTerm, resourceName)
  }
  return known
})

/** Google's own places for the chosen names; a circle for names that it does not know. */
const areas = Effect.fnUntraced(function* (client: GoogleClient, plan: AdPlan, campaign: string) {
  const known = yield* knownPlaces(client, plan, plan.location.areas)
  return plan.location.areas.map((area) => {
    const constant = known.get(termOf(area).toLowerCase())
    return constant === undefined
      ? proximity(campaign, area.latitude, area.longitude, placeRadiusKilometers)
      : location(campaign, constant)
  })
})

/** The places that are left out, which Google must know by name: it leaves out no circle, and nobody may pay for what was excluded. */
const excluded = Effect.fnUntraced(function* (client: GoogleClient, plan: AdPlan, campaign: string) {
  const { excludedAreas = [], excludedCircles = [] } = plan.location
  if (excludedCircles.length > 0)
    return yield* new NetworkRefused({ reason: "Google can leave out towns and postal codes, and no circle" })
  const known = yield* knownPlaces(client, plan, excludedAreas)
  const unknown = excludedAreas.find((area) => !known.has(termOf(area).toLowerCase()))
  if (unknown !== undefined)
    return yield* new NetworkRefused({ reason: `Google does not know ${termOf(unknown)}, so it cannot be left out` })
  return excludedAreas.map((area) => excludedLocation(campaign, known.get(termOf(area).toLowerCase()) ?? ""))
})

/** The criteria of a campaign's places: circles around the business and its branches, or the chosen areas, without what is left out. */
export const targetedPlaces = Effect.fnUntraced(function* (client: GoogleClient, plan: AdPlan, campaign: string) {
  const { mode, centre } = plan.location
  const shown =
    mode !== "NearBusiness" || centre === undefined
      ? yield* areas(client, plan, campaign)
      : shownSpots(plan.location).map(({ latitude, longitude }) =>
          proximity(campaign, latitude, longitude, radiusInKilometers(plan.location)),
        )
  return [...shown, ...(yield* excluded(client, plan, campaign))]
})
