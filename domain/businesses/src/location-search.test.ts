import { expect, test } from "vitest"
import { geoLocationSearch, locationQuery, locationSearchDefaults, wholeLocationSearch } from "./location-search.ts"

test("places are searched by types 4, 5 and 20, twenty in both regions by default", () => {
  expect(wholeLocationSearch({ keyword: " Pune " })).toEqual({
    keyword: "Pune",
    kinds: ["State", "City", "PostalCode"],
    countryCodes: ["IN", "GB"],
    limit: 20,
  })
  expect(locationSearchDefaults.geoKind).toBe("City")
  expect(wholeLocationSearch({ keyword: "x", kinds: ["City"], countryCodes: ["gb"], limit: 5 })).toEqual({
    keyword: "x",
    kinds: ["City"],
    countryCodes: ["GB"],
    limit: 5,
  })
})

test("a search answers at least one place and at most fifty", () => {
  const limit = (asked: number) => wholeLocationSearch({ keyword: "x", limit: asked }).limit
  expect([limit(0), limit(1), limit(50), limit(51)]).toEqual([1, 1, 50, 50])
})

test("the query for places has types 4, 5 and 20 and twenty places by default", () => {
  expect(locationQuery({ keyword: " Pune " }, true)).toEqual({
    keyword: "Pune",
    types: "4,5,20",
    hasGoogleCode: "true",
    countryCodes: "IN,GB",
    limit: "20",
  })
  expect(locationQuery({ keyword: "Leeds", kinds: ["City"], countryCodes: ["gb"], limit: 1 }, false)).toEqual({
    keyword: "Leeds",
    types: "5",
    hasGoogleCode: "false",
    countryCodes: "GB",
    limit: "1",
  })
})

test("one place by its name is a city unless another type is named", () => {
  expect(geoLocationSearch({ name: "Leeds" })).toMatchObject({ kinds: ["City"], countryCodes: ["IN", "GB"], limit: 1 })
  expect(geoLocationSearch({ name: "LS1", locationTypeId: "PostalCode", countryCode: "gb" })).toMatchObject({
    kinds: ["PostalCode"],
    countryCodes: ["GB"],
  })
})

test("a search that names no types or countries searches all", () => {
  expect(wholeLocationSearch({ keyword: "x", kinds: [], countryCodes: [] })).toMatchObject({
    kinds: ["State", "City", "PostalCode"],
    countryCodes: ["IN", "GB"],
  })
})
