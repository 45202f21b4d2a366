import type { Place } from "@domain/businesses"
import { expect, test } from "vitest"
import { areaOf, radiusNear } from "./target-location.ts"

const pune: Place = {
  id: "pune",
  name: "Pune",
  kind: "City",
  state: "Maharashtra",
  countryCode: "IN",
  latitude: 18.52,
  longitude: 73.86,
}

test("two places of one name are distinguished by their state", () => {
  const first = areaOf(pune, [])
  const second = areaOf({ ...pune, id: "other", state: "Odisha" }, [first])
  expect([first.name, second.name]).toEqual(["Pune", "Pune, Odisha"])
})

test("a radius between two options becomes the nearer one", () => {
  expect([radiusNear(1), radiusNear(13), radiusNear(99)]).toEqual([5, 15, 25])
})
