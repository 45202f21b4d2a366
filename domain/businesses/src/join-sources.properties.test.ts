import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import type { ExtractedDetails } from "./extracted-details.ts"
import { joinSources } from "./join-sources.ts"

const fact = fc.record({
  value: fc.constantFrom("a", "b", "c"),
  source: fc.constantFrom("facebook" as const, "jsonld" as const),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
})
const number = fc.record({ value: fc.integer(), source: fc.constant("listing" as const), confidence: fc.constant(1) })
const none = { phones: [], emails: [], openingHours: [], socials: [], imageUrls: [], colours: [], services: [] }
const details: fc.Arbitrary<ExtractedDetails> = fc
  .record(
    {
      name: fact,
      latitude: number,
      longitude: number,
      address: fc.record({ line1: fact, city: fact, postcode: fact }, { requiredKeys: [] }),
    },
    { requiredKeys: ["address"] },
  )
  .map((stated) => ({ ...none, ...stated }))

test("the first page counts, and a missing name is filled", () => {
  law(
    fc.property(details, details, (first, further) => {
      expect(joinSources(first, further).name).toEqual(first.name ?? further.name)
    }),
  )
})

test("an address with another postal code is a further place", () => {
  law(
    fc.property(details, details, (first, further) => {
      const [one, other] = [first.address.postcode?.value, further.address.postcode?.value]
      fc.pre(one !== undefined && other !== undefined && one !== other)
      const joined = joinSources(first, further)
      expect(joined.address).toEqual(first.address)
      expect([joined.latitude, joined.longitude]).toEqual([first.latitude, first.longitude])
      expect(joined.furtherPlaces?.map(({ address }) => address)).toEqual([further.address])
    }),
  )
})

test("the same postal code in another spelling is the same place", () => {
  const at = (postcode: string, line1?: string): ExtractedDetails => ({
    ...none,
    address: {
      postcode: { value: postcode, source: "listing", confidence: 1 },
      ...(line1 !== undefined && { line1: { value: line1, source: "jsonld", confidence: 1 } }),
    },
  })
  expect(joinSources(at("BS1 6UN"), at("bs16un", "14 Gasferry Row")).address.line1?.value).toBe("14 Gasferry Row")
})

test("a place elsewhere keeps its phones, hours and position to itself", () => {
  const told = (value: string) => ({ value, source: "listing" as const, confidence: 1 })
  const at = { value: 53.9, source: "listing" as const, confidence: 1 }
  const york = {
    address: { postcode: told("YO1 7HH") },
    phones: [told("+441904555671")],
    openingHours: [told("Mo 09:00-17:00")],
    latitude: at,
    longitude: at,
  }
  const leeds = { ...none, address: { postcode: told("LS1 6BY") } }
  expect(joinSources(leeds, { ...none, ...york }).furtherPlaces).toEqual([york])
})

const located = (parts: Readonly<Record<string, string>>): ExtractedDetails => ({
  ...none,
  address: Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, { value, source: "listing", confidence: 1 } as const]),
  ),
})
const street = (first: Readonly<Record<string, string>>, further: Readonly<Record<string, string>>) =>
  joinSources(located(first), located({ ...further, line1: "1 High Street" })).address.line1?.value

test("without both postal codes, towns that differ are two places", () => {
  expect(street({ city: "Leeds" }, { city: "York" })).toBeUndefined()
  expect(street({ city: "Leeds", postcode: "LS1 4AP" }, { city: "York" })).toBeUndefined()
  expect(street({ city: "Leeds" }, { city: "York", postcode: "YO1 7HH" })).toBeUndefined()
})

test("the same town in another spelling, or an unknown one, is the same place", () => {
  expect(street({ city: "Stoke-on-Trent" }, { city: "STOKE ON TRENT" })).toBe("1 High Street")
  expect(street({ city: "Leeds" }, {})).toBe("1 High Street")
  expect(street({}, { city: "York" })).toBe("1 High Street")
})

test("the same postal code is the same place, whatever its town is called", () => {
  expect(street({ city: "Bombay", postcode: "400001" }, { city: "Mumbai", postcode: "400 001" })).toBe("1 High Street")
})
