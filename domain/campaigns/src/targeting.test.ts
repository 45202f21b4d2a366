import { Result } from "effect"
import { expect, test } from "vitest"
import { ageSpanOf, bandsBetween } from "./age-bands.ts"
import { locationLack, middleOf, radiusInKilometers, targetingTypeOf, townsRadius } from "./audience.ts"
import { checkAudience } from "./check-audience.ts"
import { defaultTargeting } from "./default-targeting.ts"
import { requestedTargetKinds } from "./targeting.ts"

const area = { placeId: "1", name: "Pune", countryCode: "IN", latitude: 18.5, longitude: 73.8 }
const centre = { name: "Pune", latitude: 18.5, longitude: 73.8 }
const near = defaultTargeting.location

test("chosen bands are sent to networks as one span of the specification's ages", () => {
  expect(ageSpanOf(["35-44", "25-34"])).toEqual({ from: "25", to: "45" })
  expect(ageSpanOf(["18-24", "55-64"])).toEqual({ from: "18", to: "65" })
  expect(ageSpanOf(["18-24"])).toEqual({ from: "18", to: "25" })
  expect(ageSpanOf(["65+"])).toEqual({ from: "65", to: "65+" })
  expect(ageSpanOf([])).toEqual({ from: "18", to: "65+" })
})

test("a span that ends where it begins holds no band", () => {
  expect(bandsBetween("25", "25")).toEqual([])
  expect(bandsBetween("45", "25")).toEqual([])
})

test("a place near the business is sent as a point, chosen areas as regions", () => {
  expect(targetingTypeOf(near)).toBe("LatLng")
  expect(targetingTypeOf({ mode: "SpecificArea" })).toBe("Region")
})

test("five miles are just over eight kilometres", () => {
  expect(radiusInKilometers({ radius: 5, unit: "Miles" })).toBeCloseTo(8.046_72, 10)
  expect(radiusInKilometers({ radius: 5, unit: "Kilometers" })).toBe(5)
})

test("a place lacks its centre or its areas by its mode", () => {
  expect(locationLack(near)).toBe("centre")
  expect(locationLack({ ...near, centre })).toBeUndefined()
  expect(locationLack({ ...near, centre, mode: "SpecificArea" })).toBe("areas")
  expect(locationLack({ ...near, mode: "SpecificArea", areas: [area] })).toBeUndefined()
})

test("the middle of a place is its centre or lies amid its areas", () => {
  const other = { ...area, placeId: "2", latitude: 19.5, longitude: 72.8 }
  expect(middleOf({ ...near, centre, areas: [other] })).toEqual({ latitude: 18.5, longitude: 73.8 })
  const branch = { name: "Chakan", latitude: 18.7, longitude: 73.8 }
  expect(middleOf({ ...near, centre, branches: [branch] })).toEqual({ latitude: 18.6, longitude: 73.8 })
  expect(middleOf({ ...near, centre, mode: "SpecificArea", areas: [area, other] })).toEqual({
    latitude: 19,
    longitude: 73.3,
  })
  expect(middleOf(near)).toBeUndefined()
  expect(middleOf({ ...near, centre, mode: "SpecificArea" })).toBeUndefined()
})

test("towns are looked up farther out where branches are far apart, up to 100 km", () => {
  const branch = (latitude: number) => ({ name: "Branch", latitude, longitude: 73.8 })
  expect(townsRadius({ ...near, centre })).toBe(40)
  expect(townsRadius({ ...near, centre, branches: [branch(18.7)] })).toBe(52)
  expect(townsRadius({ ...near, centre, branches: [branch(28)] })).toBe(100)
})

test("at least one target audience is asked for", () => {
  const refusal = Result.fail({ key: "validation.audienceRequired" })
  const targetLocation = { ...near, centre }
  expect(checkAudience({ targetLocation })).toEqual(refusal)
  expect(checkAudience({ ageBands: ["18-24"] })).toEqual(refusal)
  expect(checkAudience({ ageBands: ["18-24"], targetLocation: near })).toEqual(refusal)
  expect(checkAudience({ ageBands: ["18-24"], targetLocation })).toEqual(Result.succeed(["18-24"]))
})

test("before anybody chooses, everybody within ten kilometres is aimed at", () => {
  expect(defaultTargeting).toMatchObject({ gender: "All", location: { radius: 10, unit: "Kilometers" } })
  expect(ageSpanOf(defaultTargeting.ageBands)).toEqual({ from: "18", to: "65+" })
})

test("targets of kinds 1 and 3 are searched", () => {
  expect(requestedTargetKinds).toEqual(["Interest", "Behaviour"])
})
