import { Schema } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { describe, expect, it } from "vitest"
import {
  distinctFacts,
  type ExtractedAddress,
  ExtractedDetails,
  type ExtractedPlace,
  mergeDetails,
  placesBeside,
} from "./extracted-details.ts"

const fact = fc.record({
  value: fc.constantFrom("a", "b", "c"),
  source: fc.constantFrom("jsonld" as const, "text" as const),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
})
const told = (value: string) => ({ value, source: "text" as const, confidence: 0.5 })
const placeAt = (address: ExtractedAddress): ExtractedPlace => ({ address, phones: [], openingHours: [] })
const list = fc.array(fact, { maxLength: 4 })
const details: fc.Arbitrary<ExtractedDetails> = fc.record(
  {
    name: fact,
    category: fact,
    phones: list,
    emails: list,
    address: fc.record({ city: fact, postcode: fact }, { requiredKeys: [] }),
    openingHours: list,
    socials: list,
    imageUrls: list,
    colours: list,
    services: list,
  },
  {
    requiredKeys: ["phones", "emails", "address", "openingHours", "socials", "imageUrls", "colours", "services"],
  },
)

describe("laws of merging what two pages say", () => {
  it("the first page's single fields are never overruled, and a missing one is filled", () => {
    law(
      fc.property(details, details, (first, further) => {
        const merged = mergeDetails(first, further)
        expect(merged.name).toEqual(first.name ?? further.name)
        expect(merged.address.city).toEqual(first.address.city ?? further.address.city)
        expect(merged.category).toEqual(first.category ?? further.category)
      }),
    )
  })

  it("no list value is lost, invented or repeated", () => {
    law(
      fc.property(details, details, (first, further) => {
        const values = mergeDetails(first, further).phones.map(({ value }) => value)
        const expected = new Set([...first.phones, ...further.phones].map(({ value }) => value))
        expect(new Set(values)).toEqual(expected)
        expect(values.length).toBe(expected.size)
      }),
    )
  })

  it("no place is lost, repeated or among the further ones as the first", () => {
    law(
      fc.property(details, details, (first, further) => {
        const york = placeAt({ city: told("York"), postcode: told("YO1") })
        const merged = mergeDetails(first, { ...further, furtherPlaces: [york] })
        expect(merged.furtherPlaces).toEqual([york])
        expect(mergeDetails(merged, merged).furtherPlaces).toEqual(merged.furtherPlaces)
      }),
    )
  })

  it("two streets that data states of one postal code are two places", () => {
    const at = (street: string, source: "jsonld" | "text") =>
      placeAt({ line1: { value: street, source, confidence: 0.9 }, postcode: told("560038"), city: told("Bengaluru") })
    const [first, second] = [at("12, 1st Cross", "jsonld"), at("80 Feet Road", "jsonld")]
    expect(placesBeside(first.address, [at("12 1st Cross, Indiranagar", "jsonld"), second, second])).toEqual([second])
    expect(placesBeside(first.address, [at("No. 80, Feet Rd", "text")])).toEqual([])
  })

  it("what is partial stays so when a further page is added", () => {
    law(
      fc.property(details, details, fc.boolean(), (first, further, isFirst) => {
        const [one, other] = isFirst
          ? [{ ...first, isPartial: true }, further]
          : [first, { ...further, isPartial: true }]
        expect(mergeDetails(one, other).isPartial).toBe(true)
        expect(mergeDetails(first, further).isPartial).toBeUndefined()
      }),
    )
  })

  it("of equal values the surest reading stays", () => {
    law(
      fc.property(list, (facts) => {
        for (const fact of distinctFacts(facts)) {
          const same = facts.filter(({ value }) => value === fact.value)
          expect(fact.confidence).toBe(Math.max(...same.map(({ confidence }) => confidence)))
        }
      }),
    )
  })

  it("merged details still fit the schema", () => {
    law(
      fc.property(details, details, (first, further) => {
        expect(Schema.is(ExtractedDetails)(mergeDetails(first, further))).toBe(true)
      }),
    )
  })
})
