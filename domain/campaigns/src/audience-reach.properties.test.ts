import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { audienceReach, type Inhabited } from "./audience-reach.ts"
import { coveredShare, kilometersBetween } from "./place-overlap.ts"
import { ageBands } from "./targeting-options.ts"
import type { TargetArea, TargetLocation } from "./targeting.ts"

const centre = { name: "Pune", latitude: 18.52, longitude: 73.85 }
const near: TargetLocation = { mode: "NearBusiness", radius: 10, unit: "Kilometers", centre, areas: [] }
const towns = [
  { latitude: 18.52, longitude: 73.86, population: 900_000 },
  { latitude: 18.59, longitude: 73.85, population: 100_000 },
  { latitude: 18.9, longitude: 73.85, population: 500_000 },
]
const everybody = { region: "IN", bands: ageBands, gender: "All" } as const

const degrees = (around: number) => fc.double({ min: around - 0.4, max: around + 0.4, noNaN: true })
const spot = { latitude: degrees(18.5), longitude: degrees(73.9) }
const anyTown: fc.Arbitrary<Inhabited> = fc.record({ ...spot, population: fc.integer({ min: 0, max: 5_000_000 }) })
const anyTowns = fc.array(anyTown, { maxLength: 12 })
const anyArea: fc.Arbitrary<TargetArea> = fc.record(
  { ...spot, placeId: fc.string(), name: fc.string(), countryCode: fc.constant("IN"), postcode: fc.string() },
  { requiredKeys: ["latitude", "longitude", "placeId", "name", "countryCode"] },
)
const anyPlaces: fc.Arbitrary<TargetLocation> = fc.oneof(
  fc
    .record({ radius: fc.integer({ min: 1, max: 24 }), spot: fc.record(spot) })
    .map(({ radius, spot: { latitude, longitude } }): TargetLocation => ({
      ...near,
      radius,
      centre: { name: "", latitude, longitude },
    })),
  fc.array(anyArea, { maxLength: 5 }).map((areas): TargetLocation => ({ ...near, mode: "SpecificArea", areas })),
)
const anyWho = fc.record({
  region: fc.constantFrom("IN", "GB"),
  bands: fc.subarray([...ageBands]),
  gender: fc.constantFrom("All", "Female", "Male"),
})

/** The people of the towns whose middle lies in a location: 71 of a hundred in India are of these ages. */
const peopleIn = (all: ReadonlyArray<Inhabited>, { mode, radius, areas, centre: middle = centre }: TargetLocation) => {
  const circles =
    mode === "NearBusiness" ? [{ spot: middle, radius }] : areas.map((area) => ({ spot: area, radius: 3 }))
  return all
    .filter((town) => circles.some((circle) => kilometersBetween(circle.spot, town) <= circle.radius))
    .reduce((sum, { population }) => sum + population * 0.71, 0)
}

test("a range has its lower end first, and the towns' own number within", () => {
  law(
    fc.property(anyTowns, anyPlaces, (all, location) => {
      const { least, most } = audienceReach(all, location, everybody) ?? { least: 0, most: 0 }
      expect(least).toBeLessThanOrEqual(most)
      expect(least).toBeLessThanOrEqual(peopleIn(all, location))
      expect(most).toBeGreaterThanOrEqual(peopleIn(all, location))
    }),
  )
})

const wider = ({ mode, radius, areas, ...rest }: TargetLocation, area: TargetArea): TargetLocation =>
  mode === "NearBusiness"
    ? { mode, radius: Math.min(25, radius + 1), areas, ...rest }
    : { mode, radius, areas: [...areas, area], ...rest }

test("wider places never shrink either end of a range", () => {
  law(
    fc.property(anyTowns, anyPlaces, anyArea, anyWho, (all, location, area, who) => {
      const narrow = audienceReach(all, location, who) ?? { least: 0, most: 0 }
      const wide = audienceReach(all, wider(location, area), who) ?? { least: 0, most: 0 }
      expect(wide.least).toBeGreaterThanOrEqual(narrow.least)
      expect(wide.most).toBeGreaterThanOrEqual(narrow.most)
    }),
  )
})

test("one person is at most one", () => {
  expect(audienceReach([{ latitude: 18.52, longitude: 73.85, population: 1 }], near, everybody)).toEqual({
    least: 0,
    most: 1,
  })
})

test("fewer ages and one gender are fewer people, to one digit", () => {
  expect(audienceReach(towns, near, everybody)).toEqual({ least: 200_000, most: 900_000 })
  expect(audienceReach(towns, near, { ...everybody, bands: ["18-24"], gender: "Female" })).toEqual({
    least: 20_000,
    most: 80_000,
  })
})

test("a town at the border counts for some of its people", () => {
  const border = [{ latitude: 18.61, longitude: 73.85, population: 500_000 }]
  expect(kilometersBetween(centre, { latitude: 18.61, longitude: 73.85 })).toBeGreaterThan(10)
  expect(audienceReach(border, near, everybody)).toEqual({ least: 0, most: 200_000 })
})

test("a town that is named counts whole, a postal code in it for a part", () => {
  const city = [{ latitude: 18.52, longitude: 73.85, population: 3_000_000 }]
  const area = { placeId: "p", name: "Pune", countryCode: "IN", latitude: 18.52, longitude: 73.85 }
  const places = (areas: ReadonlyArray<TargetArea>): TargetLocation => ({ ...near, mode: "SpecificArea", areas })
  expect(audienceReach(city, places([area]), everybody)?.least).toBe(700_000)
  expect(audienceReach(city, places([{ ...area, postcode: "411045" }]), everybody)?.least).toBe(60_000)
})

test("where no town is known, or no age is chosen, no range is told", () => {
  expect(audienceReach([], near, everybody)).toBeUndefined()
  expect(audienceReach(towns, { ...near, mode: "SpecificArea" }, everybody)).toBeUndefined()
  expect(audienceReach(towns, near, { ...everybody, bands: [] })).toBeUndefined()
})

test("the covered share of a disc lies from none to all, and grows with the other", () => {
  const length = fc.double({ min: 0.1, max: 100, noNaN: true })
  law(
    fc.property(length, length, length, (radius, other, distance) => {
      const share = coveredShare(radius, other, distance)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(coveredShare(radius, other + 1, distance)).toBeGreaterThanOrEqual(share - 1e-9)
    }),
  )
  expect(coveredShare(1, 1, 0)).toBe(1)
  expect(coveredShare(2, 1, 0)).toBe(0.25)
  expect(coveredShare(1, 1, 1)).toBeCloseTo(0.391, 3)
  expect(coveredShare(1, 1, 2)).toBe(0)
})
