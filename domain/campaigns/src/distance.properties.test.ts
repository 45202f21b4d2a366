import { law } from "@domain/kernel/testing"
import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { distanceUnitOf, fromKilometers, inKilometers, radiusScale } from "./distance.ts"
import { TargetLocation } from "./targeting.ts"

const unit = fc.constantFrom("Miles" as const, "Kilometers" as const)
const codec = Schema.fromJsonString(Schema.toCodecJson(TargetLocation))

test("a distance comes back as it was typed, through storage and the wire", () => {
  law(
    fc.property(unit, fc.integer({ min: 10, max: 155 }), (typedIn, tenths) => {
      const typed = tenths / 10
      const location = {
        mode: "NearBusiness",
        radius: inKilometers(typed, typedIn),
        unit: "Kilometers",
        areas: [],
      } as const
      const read = Schema.decodeSync(codec)(Schema.encodeSync(codec)(location))
      expect(fromKilometers(read.radius, typedIn)).toBe(typed)
    }),
  )
})

test("whatever a region's scale offers may be stored", () => {
  for (const region of ["IN", "GB"] as const) {
    const { unit: spoken, least, most, step } = radiusScale(region)
    for (let distance = least; distance <= most; distance += step) {
      const radius = inKilometers(distance, spoken)
      expect(Schema.is(TargetLocation.fields.radius)(radius)).toBe(true)
    }
  }
})

test("people of the United Kingdom speak of miles, of 1.609344 km each", () => {
  expect([distanceUnitOf("GB"), distanceUnitOf("IN")]).toEqual(["Miles", "Kilometers"])
  expect(inKilometers(5, "Miles")).toBe(8.046_72)
  expect(fromKilometers(10, "Miles")).toBe(6.2)
})
