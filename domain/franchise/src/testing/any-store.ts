import { portalLanguages } from "@domain/portals"
import fc from "fast-check"
import type { FranchiseStore } from "../franchise-store.ts"

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,11}$/)
const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
/** Whole hours, so that schedules of networks take them. */
const hours = fc
  .uniqueArray(fc.record({ weekday: fc.nat(6), from: fc.nat(20), length: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ weekday }) => weekday,
    minLength: 1,
  })
  .map((spans) =>
    spans
      .map(({ weekday, from, length }) => ({ weekday, from: from * 60, to: (from + length) * 60 }))
      .toSorted((a, b) => a.weekday - b.weekday),
  )

const optional = {
  address: word,
  town: word,
  price: word,
  offer: word,
  website: word.map((name) => `https://${name.toLowerCase()}.example.com`),
  place: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  phone: fc.constantFrom("+919876543210", "+442071234567"),
  facebookPageId: fc.stringMatching(/^[1-9]\d{4,14}$/),
  hours,
  language: fc.constantFrom(...portalLanguages),
  region: word,
  ownerEmail: word.map((name) => `${name.toLowerCase()}@example.com`),
  population: fc.nat(10_000_000),
  sales: fc.nat(1_000_000_000),
}

/** Any store in its normal form. */
export const anyStore: fc.Arbitrary<FranchiseStore> = fc
  .tuple(
    fc.record({
      code: word,
      name: word,
      radius: fc.integer({ min: 1, max: 80 }),
      unit: fc.constantFrom("Miles" as const, "Kilometers" as const),
      isOpen: fc.boolean(),
    }),
    fc.record(optional, { requiredKeys: [] }),
  )
  .map(([needed, { place, ...others }]) => ({ ...needed, ...others, ...place }))
