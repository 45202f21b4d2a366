import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { radiusInKilometers } from "./audience.ts"
import { SpecialCategory } from "./special-ads.ts"
import { allowedAudience, isSpecial, leastSpecialKilometers } from "./special-audience.ts"
import { ageBands } from "./targeting-options.ts"
import { anyAgeBands, anyTargetLocation } from "./testing/index.ts"

const anyAudience = fc.record({
  ageBands: anyAgeBands,
  gender: fc.constantFrom("Male", "Female", "All"),
  location: anyTargetLocation,
  interests: fc.array(fc.record({ id: fc.stringMatching(/^\d{3}$/), name: fc.string(), path: fc.constant([]) })),
  languages: fc.subarray(["en", "hi"] as const, { minLength: 1 }),
})
const anySpecial = fc.option(fc.record({ categories: fc.subarray([...SpecialCategory.literals]) }), { nil: undefined })

test("a special ad leaves nobody from 18 out and reaches at least 25 km", () => {
  law(
    fc.property(anyAudience, anySpecial, (audience, special) => {
      const allowed = allowedAudience(audience, special)
      if (!isSpecial(special)) {
        expect(allowed).toBe(audience)
        return
      }
      expect([allowed.ageBands, allowed.gender, allowed.interests]).toEqual([ageBands, "All", []])
      expect(allowed).not.toHaveProperty("languages")
      expect(allowed.location.areas.every((area) => area.postcode === undefined)).toBe(true)
      expect(radiusInKilometers(allowed.location)).toBeGreaterThanOrEqual(leastSpecialKilometers)
    }),
  )
})

test("a special ad keeps its places and a wider circle, and is narrowed once", () => {
  law(
    fc.property(anyAudience, (audience) => {
      const special = { categories: ["Housing"] as const }
      const allowed = allowedAudience(audience, special)
      expect(allowed.location.areas.map(({ placeId }) => placeId)).toEqual(
        audience.location.areas.map(({ placeId }) => placeId),
      )
      expect(allowed.location.radius).toBeGreaterThanOrEqual(audience.location.radius)
      expect(allowedAudience(allowed, special)).toEqual(allowed)
    }),
  )
})
