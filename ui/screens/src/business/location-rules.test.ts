import type { Place } from "@domain/businesses"
import { expect, test } from "vitest"
import { checkLocation, lookupCode, tidyLocation, townOf } from "./location-rules.ts"

const bakery = { slug: "bakery", name: "Bakery" }
const place = (name: string, population?: number): Place => ({
  id: name,
  name,
  kind: "City",
  state: "Maharashtra",
  countryCode: "IN",
  latitude: 19,
  longitude: 73,
  ...(population !== undefined && { population }),
})

test("postal code and city are required, everything wrong is told at once", () => {
  expect(checkLocation({ name: "Bloom", category: bakery, region: "IN" })).toEqual({
    postalCode: { key: "validation.postalCodeRequired" },
    city: { key: "validation.cityRequired" },
  })
  expect(
    checkLocation({ name: "Bloom", category: bakery, region: "GB", location: { postalCode: "560001", city: "Leeds" } }),
  ).toEqual({ postalCode: { key: "validation.postalCodeInvalid" } })
})

test("a location is stored without blanks, empty parts and loose postal codes", () => {
  expect(
    tidyLocation({ addressLine: " 1 High Street ", area: " ", postalCode: "sw1a1aa", latitude: 51.5 }, "GB"),
  ).toEqual({ addressLine: "1 High Street", countryCode: "GB", postalCode: "SW1A 1AA", latitude: 51.5 })
})

test("a whole code is looked up, half of one is not", () => {
  expect([
    lookupCode("560 001", "IN"),
    lookupCode("5600", "IN"),
    lookupCode("m1 1ae", "GB"),
    lookupCode("M1", "GB"),
  ]).toEqual(["560001", undefined, "M1", undefined])
})

test("a post office belongs to the town that draws it most, a town's own code to that town", () => {
  const mumbai = { ...place("Mumbai", 12_691_836), latitude: 19.0728, longitude: 72.8826 }
  const kegaon = { ...place("Kegaon", 11_000), latitude: 18.89, longitude: 72.9 }
  const thane = { ...place("Thane", 1_841_488), latitude: 19.197, longitude: 72.9635 }
  const around = [kegaon, thane, mumbai]
  const post = (name: string, latitude: number, longitude: number): Place => ({
    ...place(name),
    kind: "PostalCode",
    latitude,
    longitude,
  })
  expect(townOf(post("Fort", 18.939, 72.836), around)).toBe("Mumbai")
  expect(townOf(post("Naupada", 19.187, 72.97), around)).toBe("Thane")
  expect(townOf(post("Kegaon", 18.9, 72.9), around)).toBe("Kegaon")
  expect(townOf(post("Lonely", 18.9, 72.9), [])).toBe("Lonely")
})
