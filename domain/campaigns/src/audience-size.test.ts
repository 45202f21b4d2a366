import { expect, test } from "vitest"
import { audienceSize } from "./audience-size.ts"
import type { TargetLocation } from "./targeting.ts"
import { ageBands } from "./targeting-options.ts"

const centre = { name: "Pune", latitude: 18.52, longitude: 73.85 }
const near: TargetLocation = { mode: "NearBusiness", radius: 10, unit: "Kilometers", centre, areas: [] }
const towns = [
  { latitude: 18.52, longitude: 73.86, population: 900_000 },
  { latitude: 18.59, longitude: 73.85, population: 100_000 },
  { latitude: 18.9, longitude: 73.85, population: 500_000 },
]
const everybody = { region: "IN", bands: ageBands, gender: "All" } as const

test("an audience is smaller the fewer ages and genders it has, and to one digit", () => {
  expect(audienceSize(towns, near, everybody)).toBe(700_000)
  expect(audienceSize(towns, near, { ...everybody, bands: ["18-24", "25-34"] })).toBe(300_000)
  expect(audienceSize(towns, near, { ...everybody, bands: ["18-24"], gender: "Female" })).toBe(60_000)
})

test("only the towns within the radius, or of the places that were chosen, count", () => {
  expect(audienceSize(towns, { ...near, radius: 5 }, everybody)).toBe(600_000)
  const area = { placeId: "t", name: "Chakan", countryCode: "IN", latitude: 18.9, longitude: 73.85 }
  expect(audienceSize(towns, { ...near, mode: "SpecificArea", areas: [area] }, everybody)).toBe(300_000)
})

test("where too few people are known, or no age is chosen, no number is told", () => {
  expect(audienceSize([], near, everybody)).toBeUndefined()
  expect(audienceSize(towns, { ...near, mode: "SpecificArea" }, everybody)).toBeUndefined()
  expect(audienceSize(towns, near, { ...everybody, bands: [] })).toBeUndefined()
})
