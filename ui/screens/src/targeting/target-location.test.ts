import type { Place } from "@domain/businesses"
import { locationLack } from "@domain/campaigns"
import { expect, test } from "vitest"
import { areaLabel, areaOf, radiusNear, targetLocationOf } from "./target-location.ts"

const pune: Place = {
  id: "pune",
  name: "Pune",
  kind: "City",
  state: "Maharashtra",
  countryCode: "IN",
  latitude: 18.52,
  longitude: 73.86,
}

test("a draft without a target gets a circle of 10 km around the business", () => {
  const target = targetLocationOf({ location: { city: "Pune", latitude: 18.52, longitude: 73.86 } })
  expect(target).toMatchObject({ mode: "NearBusiness", radius: 10, centre: { name: "Pune", latitude: 18.52 } })
  expect(locationLack(target)).toBeUndefined()
})

test("a business without coordinates lacks a centre", () => {
  expect(locationLack(targetLocationOf({ location: { city: "Pune" } }))).toBe("centre")
})

test("what the draft says wins over the business's own place", () => {
  const centre = { name: "Baner", latitude: 18.56, longitude: 73.79 }
  const stored = { mode: "SpecificArea", radius: 25, unit: "Kilometers", areas: [], centre } as const
  const target = targetLocationOf({ targetLocation: stored, location: { latitude: 1, longitude: 2 } })
  expect(target).toEqual(stored)
  expect(locationLack(target)).toBe("areas")
})

test("two places of one name are told apart by their state", () => {
  const first = areaOf(pune, [])
  const second = areaOf({ ...pune, id: "other", state: "Odisha" }, [first])
  expect([first.name, second.name]).toEqual(["Pune", "Pune, Odisha"])
})

test("a postal code comes before its place, once", () => {
  expect(areaLabel(areaOf({ ...pune, postcode: "411045" }, []))).toBe("411045 · Pune")
  expect(areaLabel(areaOf({ ...pune, name: "411045 Pune", postcode: "411045" }, []))).toBe("411045 Pune")
})

test("a radius between two options becomes the nearer one", () => {
  expect([radiusNear(1), radiusNear(13), radiusNear(99)]).toEqual([5, 15, 25])
})
