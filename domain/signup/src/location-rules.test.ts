import { expect, test } from "vitest"
import { checkLocation, lookupCode, tidyLocation } from "./location-rules.ts"

const bakery = { slug: "bakery", name: "Bakery" }

test("postal code and city are required, and everything wrong is reported at once", () => {
  expect(checkLocation({ business: { name: "Bloom", category: bakery }, region: "IN" })).toEqual({
    postalCode: { key: "validation.postalCodeRequired" },
    city: { key: "validation.cityRequired" },
  })
  expect(
    checkLocation({
      business: { name: "Bloom", category: bakery, location: { postalCode: "560001", city: "Leeds" } },
      region: "GB",
    }),
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

test("texts of a location keep their limits, and a name and a kind are needed", () => {
  const long = { addressLine: "x".repeat(501), area: "x".repeat(201), state: "x".repeat(201) }
  expect(
    checkLocation({ region: "IN", business: { location: { ...long, city: "Pune", postalCode: "411001" } } }),
  ).toEqual({
    name: { key: "validation.required" },
    category: { key: "validation.required" },
    addressLine: { key: "validation.textTooLong", params: { most: 500 } },
    area: { key: "validation.textTooLong", params: { most: 200 } },
    state: { key: "validation.textTooLong", params: { most: 200 } },
  })
})

test("an empty location stores only its country, and a wrong code stays as typed", () => {
  expect(tidyLocation({}, "IN")).toEqual({ countryCode: "IN" })
  expect(tidyLocation({ postalCode: " 12 ", longitude: 73 }, "IN")).toEqual({
    countryCode: "IN",
    postalCode: "12",
    longitude: 73,
  })
})
