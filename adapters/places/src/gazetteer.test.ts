import { describe, expect, it } from "vitest"
import { loadGazetteer } from "./gazetteer.ts"

const gazetteer = loadGazetteer()
const firstPlace = (keyword: string) => gazetteer.searchPlaces({ keyword })[0]

describe("place search", () => {
  it.each([
    ["how", "Howrah", "West Bengal"],
    ["Kochi", "Kochi", "Kerala"],
    ["cochin", "Kochi", "Kerala"],
    ["Prayagraj", "Prayagraj", "Uttar Pradesh"],
    ["allahabad", "Prayagraj", "Uttar Pradesh"],
    ["gurugram", "Gurugram", "Haryana"],
    ["bangalore", "Bengaluru", "Karnataka"],
    ["दिल्ली", "Delhi", "Delhi"],
    ["manchester", "Manchester", "Manchester"],
    ["york", "York", "York"],
  ])("%s finds %s first", (keyword, name, region) => {
    expect(firstPlace(keyword)).toMatchObject({ name, region, kind: "town" })
  })

  it.each(["manchestr", "manhcester", "manchesster", "mamchester"])(
    "%s, one slip away, still finds Manchester",
    (typed) => {
      expect(firstPlace(typed)?.name).toBe("Manchester")
    },
  )

  it("matches a later word of a name", () => {
    expect(gazetteer.searchPlaces({ keyword: "upon tyne" }).map(({ name }) => name)).toContain("Newcastle upon Tyne")
  })

  it("narrows by what follows the comma", () => {
    expect(firstPlace("Richmond, Greater London")?.region).toBe("Greater London")
    expect(firstPlace("indiranagar, karnataka")).toMatchObject({ kind: "locality", postcode: "560038" })
  })

  it("respects the requested types and countries", () => {
    const regions = gazetteer.searchPlaces({ keyword: "ma", types: [4], countryCodes: ["IN"] })
    expect(regions.length).toBeGreaterThan(0)
    expect(
      regions.every(({ kind, countryCode }) => kind !== "town" && kind !== "postcode" && countryCode === "IN"),
    ).toBe(true)
    expect(gazetteer.searchPlaces({ keyword: "5600", types: [20] }).every(({ kind }) => kind === "postcode")).toBe(true)
  })

  it("returns at most twenty by default, and none for an empty keyword", () => {
    expect(gazetteer.searchPlaces({ keyword: "s" })).toHaveLength(20)
    expect(gazetteer.searchPlaces({ keyword: "s", limit: 3 })).toHaveLength(3)
    expect(gazetteer.searchPlaces({ keyword: "  ,; " })).toEqual([])
  })
})

describe("postal codes", () => {
  it.each([
    ["110001", "Delhi"],
    ["560038", "Karnataka"],
    ["560 038", "Karnataka"],
    ["500001", "Telangana"],
    ["194101", "Ladakh"],
    ["M30", "Salford"],
    ["m30 9jy", "Salford"],
    ["SW1A", "Westminster"],
    ["SW1A 1AA", "Westminster"],
    ["EC1A", "Greater London"],
  ])("%s lies in %s", (code, region) => {
    expect(gazetteer.findPostcode(code)?.region).toBe(region)
    expect(firstPlace(code)?.region).toBe(region)
  })

  it("are found by their prefix", () => {
    const places = gazetteer.searchPlaces({ keyword: "5600" })
    expect(places).toHaveLength(20)
    expect(places.every(({ postcode }) => postcode?.startsWith("5600"))).toBe(true)
  })

  it("that do not exist are not found", () => {
    expect(gazetteer.findPostcode("999999")).toBeUndefined()
    expect(gazetteer.findPostcode("ZZ99")).toBeUndefined()
    expect(gazetteer.findPostcode("110001", "GB")).toBeUndefined()
  })
})

describe("nearby places", () => {
  it("of Eccles include Manchester and Salford, the nearest first, with populations", () => {
    const towns = gazetteer.nearby(53.4833, -2.3333, 10)
    expect(towns[0]?.place.name).toBe("Eccles")
    const manchester = towns.find(({ place }) => place.name === "Manchester")?.place
    expect(manchester?.population).toBeGreaterThan(300_000)
  })

  it("include the postal codes of a radius", () => {
    const codes = gazetteer.postcodesNearby(12.9783, 77.6408, 5).map(({ place }) => place.postcode)
    expect(codes[0]).toBe("560038")
    expect(codes).toContain("560008")
  })

  it("name the nearest town of a point, and none in mid-ocean", () => {
    expect(gazetteer.nearestPlace({ latitude: 22.577, longitude: 88.319 })?.place.name).toBe("Howrah")
    expect(gazetteer.nearestPlace({ latitude: -60, longitude: -120 })).toBeUndefined()
  })

  it("give every state and nation a position", () => {
    const regions = ["Telangana", "Ladakh", "Odisha", "Scotland", "Wales", "England", "Northern Ireland"]
    for (const name of regions) expect(gazetteer.searchPlaces({ keyword: name, types: [4] })[0]?.name).toBe(name)
  })
})
