import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { targetingOf as targetingIn } from "./meta-targeting.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const targetingOf = (
  plan: ReturnType<typeof samplePlan>,
  version = "v25.0",
  keys: ReadonlyMap<string, string> = new Map(),
) => targetingIn(plan, vocabularyOf(version), keys)

const yoga = { id: "6003306084421", name: "Yoga", path: ["Interests", "Yoga"] }
const shoppers = { id: "6071631541183", name: "Engaged shoppers", path: ["Behaviours"], type: "Behaviour" } as const

test("behaviours are sent beside interests, and one of them all is enough", () => {
  const plan = { ...samplePlan(1, "Social"), interests: [yoga, shoppers] }
  expect(targetingOf(plan).flexible_spec).toEqual([
    {
      interests: [{ id: yoga.id, name: "Yoga" }],
      behaviors: [{ id: shoppers.id, name: "Engaged shoppers" }],
    },
  ])
  expect(targetingOf({ ...plan, interests: [shoppers] }).flexible_spec).toEqual([
    { behaviors: [{ id: shoppers.id, name: "Engaged shoppers" }] },
  ])
  expect(targetingOf({ ...plan, interests: [] }).flexible_spec).toBeUndefined()
})

test("an interest that Meta does not know by a number is left out", () => {
  const plan = { ...samplePlan(1, "Social"), interests: [{ ...yoga, id: "yoga" }, { ...yoga, id: "60x" }, shoppers] }
  expect(targetingOf(plan).flexible_spec).toEqual([{ behaviors: [{ id: shoppers.id, name: "Engaged shoppers" }] }])
})

test.each(["v23.0", "v25.0", "v27.0"])("an audience is never left in Graph %s, whomever it is for", (version) => {
  const plan = samplePlan(1, "Social")
  const everybody = { ...plan, ageBands: [], gender: "All" as const, interests: [] }
  for (const one of [plan, everybody])
    expect(targetingOf(one, version)).toMatchObject({ targeting_automation: { advantage_audience: 0 } })
})

test("the word on leaving the audience is not said to versions that lack it", () => {
  expect(targetingOf(samplePlan(1, "Social"), "v8.0")).not.toHaveProperty("targeting_automation")
})

test("people who live in a place are targeted, not those who were there recently", () => {
  expect(targetingOf(samplePlan(1, "Social")).geo_locations.location_types).toEqual(["home"])
})

test("a postal code goes by Meta's key, and one without a key as a circle", () => {
  const bristol = { placeId: "a", name: "BS1", postcode: "BS1", countryCode: "GB", latitude: 51.45, longitude: -2.59 }
  const city = { placeId: "b", name: "EC1A", postcode: "EC1A", countryCode: "GB", latitude: 51.52, longitude: -0.1 }
  const location = { mode: "SpecificArea", radius: 5, unit: "Miles", areas: [bristol, city] } as const
  const plan = { ...samplePlan(1, "Social"), location }
  expect(targetingOf(plan, "v25.0", new Map([["a", "GB:BS1-key"]])).geo_locations).toMatchObject({
    zips: [{ key: "GB:BS1-key" }],
    custom_locations: [{ latitude: 51.52, longitude: -0.1, radius: 5, distance_unit: "kilometer" }],
  })
})
