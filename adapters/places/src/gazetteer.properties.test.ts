import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { haversineKm } from "./distance.ts"
import { loadGazetteer } from "./gazetteer.ts"
import { withinOneEdit } from "./one-edit.ts"

const gazetteer = loadGazetteer()
const position = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})
const indian = fc.record({
  latitude: fc.double({ min: 8, max: 35, noNaN: true }),
  longitude: fc.double({ min: 69, max: 97, noNaN: true }),
})

describe("laws of distance", () => {
  it("distance is symmetric, never negative and zero only to itself", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 6)
        expect(haversineKm(a, b)).toBeGreaterThanOrEqual(0)
        expect(haversineKm(a, a)).toBe(0)
      }),
    )
  })

  it("a detour is never shorter", () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(haversineKm(a, c)).toBeLessThanOrEqual(haversineKm(a, b) + haversineKm(b, c) + 1e-6)
      }),
    )
  })

  it("a wider radius holds every place of a narrower one and none outside itself", () => {
    fc.assert(
      fc.property(indian, fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 25 }), (centre, radius, more) => {
        const narrow = gazetteer.nearby(centre.latitude, centre.longitude, radius)
        const wide = new Set(
          gazetteer.nearby(centre.latitude, centre.longitude, radius + more).map(({ place }) => place.id),
        )
        expect(narrow.every(({ place, distanceKm }) => distanceKm <= radius && wide.has(place.id))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe("laws of search", () => {
  it("any text gives unique places within the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), fc.integer({ min: 0, max: 40 }), (keyword, limit) => {
        const ids = gazetteer.searchPlaces({ keyword, limit }).map(({ id }) => id)
        expect(ids.length).toBeLessThanOrEqual(limit)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 200 },
    )
  })

  it("every place found is found again by its identifier", () => {
    fc.assert(
      fc.property(fc.constantFrom("ho", "man", "andheri", "5600", "sw", "kar", "new"), (keyword) => {
        for (const place of gazetteer.searchPlaces({ keyword })) expect(gazetteer.findPlace(place.id)).toEqual(place)
      }),
    )
  })

  it("one typing slip is forgiven in both directions", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.constantFrom("x", "y"),
        (word, at, letter) => {
          const place = at % word.length
          const missing = word.slice(0, place) + word.slice(place + 1)
          const changed = word.slice(0, place) + letter + word.slice(place + 1)
          expect(withinOneEdit(word, missing) && withinOneEdit(missing, word)).toBe(true)
          expect(withinOneEdit(word, changed) && withinOneEdit(changed, word)).toBe(true)
        },
      ),
    )
  })
})
