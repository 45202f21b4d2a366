import type { AdPlan } from "@domain/campaigns"
import { Effect } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import type { GraphClient } from "./graph-client.ts"

type Area = AdPlan["location"]["areas"][number]

/** Meta's own keys of postal codes, by the places that have them. */
export type PostcodeKeys = ReadonlyMap<string, string>

const bare = (code: string): string => code.replaceAll(/\s/g, "").toUpperCase()

const keyIn = (places: ReadonlyArray<unknown>, { countryCode }: Area, postcode: string): string | undefined => {
  const found = places.find(
    (place) =>
      at(place, "type") === "zip" &&
      at(place, "country_code") === countryCode &&
      bare(textOf(at(place, "name")) ?? "") === bare(postcode),
  )
  return textOf(at(found, "key"))
}

/**
 * Looks up Meta's keys of the postal codes in a plan's areas, by the areas' place ids. An area whose postal code Meta
 * does not know, or does not search, has no key.
 */
export const postcodeSearch = (graph: GraphClient) =>
  Effect.fnUntraced(function* ({ location }: AdPlan) {
    const keys = new Map<string, string>()
    const shown = location.mode === "NearBusiness" && location.centre !== undefined ? [] : location.areas
    for (const area of [...shown, ...(location.excludedAreas ?? [])]) {
      const { placeId, postcode, countryCode } = area
      if (postcode === undefined) continue
      const search = {
        type: "adgeolocation",
        location_types: ["zip"],
        q: postcode,
        country_code: countryCode,
        limit: 25,
      }
      const body = yield* graph.get("search", search).pipe(Effect.catchTag("NetworkRefused", () => Effect.succeed({})))
      const key = keyIn(listOf(at(body, "data")), area, postcode)
      if (key !== undefined) keys.set(placeId, key)
    }
    return keys
  })
