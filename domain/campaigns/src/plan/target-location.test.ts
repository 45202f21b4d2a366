import { locationLack } from "../audience.ts"
import { expect, test } from "vitest"
import { targetLocationOf, targetRadiusOf } from "./target-location.ts"
import { emptyPlan } from "../testing/index.ts"

test("a draft without a target gets a circle of 10 km around the business", () => {
  const target = targetLocationOf(
    emptyPlan({ business: { location: { city: "Pune", latitude: 18.52, longitude: 73.86 } } }),
  )
  expect(target).toMatchObject({ mode: "NearBusiness", radius: 10, centre: { name: "Pune", latitude: 18.52 } })
  expect(locationLack(target)).toBeUndefined()
})

test("a business without coordinates lacks a centre", () => {
  expect(locationLack(targetLocationOf(emptyPlan({ business: { location: { city: "Pune" } } })))).toBe("centre")
})

test("what the draft says wins over the business's own place", () => {
  const centre = { name: "Baner", latitude: 18.56, longitude: 73.79 }
  const stored = { mode: "SpecificArea", radius: 25, unit: "Kilometers", areas: [], centre } as const
  const target = targetLocationOf(
    emptyPlan({
      targeting: { targetLocation: stored },
      business: { location: { latitude: 1, longitude: 2 } },
    }),
  )
  expect(target).toEqual(stored)
  expect(locationLack(target)).toBe("areas")
})

test("the middle of the circle is called by its area, else its town, else the business", () => {
  const at = { latitude: 18.52, longitude: 73.86 }
  const named = (filled: Parameters<typeof emptyPlan>[0]) => targetLocationOf(emptyPlan(filled)).centre?.name
  expect(named({ business: { name: "Bloom", location: { ...at, area: "Baner", city: "Pune" } } })).toBe("Baner")
  expect(named({ business: { name: "Bloom", location: { ...at, city: "Pune" } } })).toBe("Pune")
  expect(named({ business: { name: "Bloom", location: at } })).toBe("Bloom")
  expect(named({ business: { location: at } })).toBe("")
  expect(named({ business: { name: "Bloom", location: { latitude: 18.52 } } })).toBeUndefined()
})

test("a British draft without a target gets whole miles, its estimates the kilometres", () => {
  const draft = emptyPlan({ region: "GB" })
  expect(targetLocationOf(draft)).toMatchObject({ radius: 9.656_064, unit: "Kilometers" })
  const inMiles = { mode: "NearBusiness", radius: 5, unit: "Miles", areas: [] } as const
  expect(targetRadiusOf(emptyPlan({ region: "GB", targeting: { targetLocation: inMiles } }))).toBe(8.046_72)
})
