import fc from "fast-check"
import { expect, test } from "vitest"
import { localitiesNamed, localityPlaces } from "./localities.ts"
import { normalise } from "./normalise.ts"
import type { PinCode } from "./place-tables.ts"

const pinCode = fc
  .record({
    postcode: fc.constantFrom("411001", "411002", "560038"),
    district: fc.constantFrom("Pune", "Bengaluru Urban"),
    localities: fc.array(fc.constantFrom("Kothrud", "kothrud", "M.G. Road", "MG Road", "Indira Nagar"), {
      maxLength: 4,
    }),
  })
  .map(({ postcode, district, localities }): PinCode => ({
    localities,
    place: {
      id: `IN-${postcode}`,
      name: localities[0] ?? district,
      kind: "postcode",
      region: "Maharashtra",
      countryCode: "IN",
      postcode,
      district,
      latitude: 18.5,
      longitude: 73.8,
    },
  }))

test("localities of a name are those of all that have it, in the same order", () => {
  fc.assert(
    fc.property(fc.array(pinCode, { maxLength: 6 }), fc.constantFrom("kothrud", "mg road", "nowhere"), (pins, key) => {
      const those = localityPlaces(pins).filter(({ name }) => normalise(name) === key)
      expect(localitiesNamed(pins)(key)).toEqual(those)
    }),
  )
})

test("plain letters are normalised as all others are", () => {
  const ascii = fc.string({ unit: "grapheme-ascii" })
  fc.assert(
    fc.property(ascii, (text) => {
      expect(normalise(`${text} ф`)).toBe(`${normalise(text)} ф`.trimStart())
    }),
    { numRuns: 1_000 },
  )
})
