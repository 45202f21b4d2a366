import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { targetingOf as targetingIn } from "./meta-targeting.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const targetingOf = (
  plan: ReturnType<typeof samplePlan>,
  version = "v25.0",
  keys: ReadonlyMap<string, string> = new Map(),
) => targetingIn(plan, vocabularyOf(version), { postcodes: keys, locales: [] })

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

test.each(["v23.0", "v25.0", "v27.0"])("an audience is not left unasked in Graph %s, whomever it is for", (version) => {
  const plan = samplePlan(1, "Social")
  const everybody = { ...plan, ageBands: [], gender: "All" as const, interests: [] }
  for (const one of [plan, everybody])
    expect(targetingOf(one, version)).toMatchObject({ targeting_automation: { advantage_audience: 0 } })
})

const excludedAreas = [
  { placeId: "a", name: "Baner", postcode: "411045", countryCode: "IN", latitude: 18.56, longitude: 73.78 },
  { placeId: "b", name: "Aundh", countryCode: "IN", latitude: 18.55, longitude: 73.81 },
]
const excludedCircles = [{ name: "Rival", latitude: 18.5, longitude: 73.9, kilometers: 2 }]
const circle = (latitude: number, longitude: number, radius: number) => ({
  latitude,
  longitude,
  radius,
  distance_unit: "kilometer",
})

test("branches are circles of one radius, and places are left out where people live", () => {
  const plan = samplePlan(1, "Social")
  const branches = [{ name: "Hadapsar", latitude: 18.5, longitude: 73.94 }]
  const location = { ...plan.location, branches, excludedAreas, excludedCircles }
  const targeting = targetingOf({ ...plan, location }, "v25.0", new Map([["a", "IN:411045"]]))
  expect(targeting.geo_locations).toEqual({
    custom_locations: [circle(18.5204, 73.8567, 10), circle(18.5, 73.94, 10)],
    location_types: ["home"],
  })
  expect(targeting).toMatchObject({
    excluded_geo_locations: {
      zips: [{ key: "IN:411045" }],
      custom_locations: [circle(18.55, 73.81, 5), circle(18.5, 73.9, 2)],
      location_types: ["home"],
    },
  })
  expect(targetingOf(plan)).not.toHaveProperty("excluded_geo_locations")
})

test("special ads leave no place out, whatever a plan says", () => {
  const plan = samplePlan(1, "Social")
  const special = { categories: ["Housing"] } as const
  const location = { ...plan.location, excludedAreas }
  expect(targetingOf({ ...plan, location, special })).not.toHaveProperty("excluded_geo_locations")
})

const left = { expandsAudience: true, adjustsLook: false } as const

test("an owner's yes makes ages a suggestion, and places stay limits", () => {
  const plan = { ...samplePlan(1, "Social"), ageBands: ["35-44", "45-54"] as const, gender: "Female" as const }
  const closed = targetingOf(plan)
  const open = targetingOf({ ...plan, automation: left })
  expect(closed).toMatchObject({ age_min: 35, age_max: 54, targeting_automation: { advantage_audience: 0 } })
  expect(closed).not.toHaveProperty("age_range")
  expect(open).toMatchObject({
    age_min: 18,
    age_max: 65,
    age_range: [35, 54],
    genders: [2],
    targeting_automation: { advantage_audience: 1 },
  })
  expect(open.geo_locations).toEqual(closed.geo_locations)
})

test("an audience is not left where Meta forbids it, nor by a yes to the look alone", () => {
  const plan = samplePlan(1, "Social")
  const special = { categories: ["Housing"] as const }
  for (const one of [
    { ...plan, automation: left, special },
    { ...plan, automation: { expandsAudience: false, adjustsLook: true } },
  ])
    expect(targetingOf(one)).toMatchObject({ targeting_automation: { advantage_audience: 0 } })
  expect(targetingOf({ ...plan, automation: left }, "v8.0")).not.toHaveProperty("age_range")
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
