import { expect, test } from "vitest"
import type { Place } from "./place.ts"
import { townsAmong } from "./towns-among.ts"

const place: Place = {
  id: "1",
  name: "Pune",
  kind: "City",
  state: "Maharashtra",
  countryCode: "IN",
  latitude: 18.5,
  longitude: 73.9,
}

test("a map shows only cities; one of unknown population is the smallest", () => {
  const places: ReadonlyArray<Place> = [
    { ...place, kind: "State" },
    { ...place, population: 3_000_000 },
    { ...place, kind: "PostalCode", postcode: "411045" },
    { ...place, name: "Maan" },
  ]
  const at = { latitude: 18.5, longitude: 73.9 }
  expect(townsAmong(places)).toEqual([
    { name: "Pune", ...at, population: 3_000_000 },
    { name: "Maan", ...at, population: 0 },
  ])
})
