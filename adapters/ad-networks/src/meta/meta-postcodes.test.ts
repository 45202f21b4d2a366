import { Effect } from "effect"
import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import type { GraphClient } from "./graph-client.ts"
import { postcodeSearch } from "./meta-postcodes.ts"

const place = { countryCode: "GB", latitude: 51.45, longitude: -2.59 }
const areas = [
  { ...place, placeId: "a", name: "BS1", postcode: "BS1" },
  { ...place, placeId: "b", name: "EC1A", postcode: "EC1A" },
  { ...place, placeId: "c", name: "Bath" },
]
const plan = {
  ...samplePlan(1, "Social"),
  location: { mode: "SpecificArea", radius: 5, unit: "Miles", areas } as const,
}

const keysFrom = (get: GraphClient["get"]) => Effect.runPromise(postcodeSearch({ get } as unknown as GraphClient)(plan))

test("the key of a postal code is the one that Meta answers for its country and name", async () => {
  const asked: Array<unknown> = []
  const keys = await keysFrom((path, parameters) => {
    asked.push([path, parameters])
    const named = { type: "zip", country_code: "GB", name: "BS1" }
    return Effect.succeed({
      data: [
        { ...named, key: "wrong-country", country_code: "US" },
        { ...named, key: "wrong-kind", type: "city" },
        { ...named, key: "wrong-name", name: "BS10" },
        { ...named, key: "4711" },
      ],
    })
  })
  expect([...keys]).toEqual([["a", "4711"]])
  expect(asked).toEqual(
    ["BS1", "EC1A"].map((q) => [
      "search",
      { type: "adgeolocation", location_types: ["zip"], q, country_code: "GB", limit: 25 },
    ]),
  )
})

test("a refused search leaves codes without keys, an unanswered one is tried again", async () => {
  expect([...(await keysFrom(() => Effect.fail(new NetworkRefused({ reason: "no" }))))]).toEqual([])
  await expect(keysFrom(() => Effect.fail(new NetworkUnavailable({ reason: "later" })))).rejects.toThrow()
})
