import type { Place } from "@domain/businesses"
import { expect, test } from "vitest"
import { areaOf } from "./target-location.ts"

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
