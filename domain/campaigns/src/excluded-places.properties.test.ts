import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { audienceReach } from "./audience-reach.ts"
import { exclusionFault, placesOutside } from "./excluded-places.ts"
import { hasKeptCircle } from "./plan/exclusion-facts.ts"
import { launchFactsOf } from "./plan/launch-facts.ts"
import { shownAudienceOf } from "./plan/shown-audience.ts"
import { checkedAudience } from "./saved-audience.ts"
import { ageBands } from "./targeting-options.ts"
import type { TargetArea, TargetCircle, TargetLocation } from "./targeting.ts"
import { anyTargetLocation, emptyPlan } from "./testing/index.ts"

const centre = { name: "Baner", latitude: 18.56, longitude: 73.78 }
const near: TargetLocation = { mode: "NearBusiness", radius: 10, unit: "Kilometers", centre, areas: [] }
const area = (name: string, latitude: number, longitude: number): TargetArea => ({
  placeId: name,
  name,
  countryCode: "IN",
  latitude,
  longitude,
})
const aundh = area("Aundh", 18.56, 73.81)
const mumbai = area("Mumbai", 19.08, 72.88)
const rival: TargetCircle = { name: "Rival", latitude: 18.55, longitude: 73.8, kilometers: 1 }
const towns = [
  { latitude: 18.56, longitude: 73.81, population: 300_000 },
  { latitude: 18.52, longitude: 73.85, population: 900_000 },
]
const everybody = { region: "IN", bands: ageBands, gender: "All" } as const

test("a town within the circle can be left out, a town outside cannot", () => {
  expect(exclusionFault(near)).toBeUndefined()
  expect(exclusionFault({ ...near, excludedAreas: [aundh], excludedCircles: [rival] })).toBeUndefined()
  expect(exclusionFault({ ...near, excludedAreas: [aundh, mumbai] })).toBe("outside")
  expect(placesOutside({ ...near, excludedAreas: [aundh, mumbai] })).toEqual([mumbai])
})

test("a branch's circle is a place to leave something out of", () => {
  const branch = { name: "Andheri", latitude: 19.1, longitude: 72.87 }
  expect(exclusionFault({ ...near, branches: [branch], excludedAreas: [mumbai] })).toBeUndefined()
})

test("a circle that reaches into the shown places can be left out of them", () => {
  const edge = { ...rival, latitude: 18.56, longitude: 73.78 + 11 / 105 }
  expect(exclusionFault({ ...near, excludedCircles: [edge] })).toBe("outside")
  expect(exclusionFault({ ...near, excludedCircles: [{ ...edge, kilometers: 3 }] })).toBeUndefined()
})

test("what is left out may not be everything", () => {
  const whole = { ...rival, ...centre, kilometers: 15 }
  expect(exclusionFault({ ...near, excludedCircles: [whole] })).toBe("coversAll")
  const chosen: TargetLocation = { ...near, mode: "SpecificArea", areas: [aundh, mumbai] }
  expect(exclusionFault({ ...chosen, excludedAreas: [aundh] })).toBeUndefined()
  expect(exclusionFault({ ...chosen, excludedAreas: [aundh, mumbai] })).toBe("coversAll")
})

test("a saved audience tells what is wrong with the places it leaves out", () => {
  const content = {
    name: "Near",
    targetGender: "All",
    ageBands,
    interests: [],
    includedLists: [],
    excludedLists: [],
  } as const
  expect(checkedAudience({ ...content, targetLocation: { ...near, excludedAreas: [mumbai] } })).toMatchObject({
    failure: { targetLocation: { key: "validation.exclusionOutside" } },
  })
  expect(checkedAudience({ ...content, targetLocation: { ...near, excludedAreas: [aundh] } })).toMatchObject({
    success: { targetLocation: { excludedAreas: [aundh] } },
  })
})

test("a launch waits for places that are left, and on Google for no circle", () => {
  const planWith = (location: Partial<TargetLocation>, channels: ReadonlyArray<"Social" | "Search">) =>
    emptyPlan({ targeting: { targetLocation: { ...near, ...location }, channels } })
  expect(launchFactsOf(planWith({ excludedAreas: [mumbai] }, ["Social"]), false).lacksShownPlaces).toBe(true)
  expect(launchFactsOf(planWith({ excludedAreas: [aundh] }, ["Search"]), false)).not.toHaveProperty("lacksShownPlaces")
  expect(hasKeptCircle(planWith({ excludedCircles: [rival] }, ["Social"]))).toBe(false)
  expect(launchFactsOf(planWith({ excludedCircles: [rival] }, ["Social", "Search"]), false).hasKeptCircle).toBe(true)
})

test("special ads leave no place out, and keep what was chosen for other ads", () => {
  law(
    fc.property(anyTargetLocation, (targetLocation) => {
      const targeting = { targetLocation, channels: ["Search"], specialAds: { categories: ["Housing"] } } as const
      const plan = emptyPlan({ targeting })
      expect(shownAudienceOf(plan).location).not.toHaveProperty("excludedAreas")
      expect(shownAudienceOf(plan).location).not.toHaveProperty("excludedCircles")
      expect(hasKeptCircle(plan)).toBe(false)
      expect(plan.targeting.targetLocation).toEqual(targetLocation)
    }),
  )
})

test("leaving a place out never makes an audience larger", () => {
  law(
    fc.property(
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.integer({ min: 1, max: 25 }),
      (east, kilometers) => {
        const circle = { ...centre, longitude: centre.longitude + east, kilometers }
        const whole = audienceReach(towns, near, everybody) ?? { least: 0, most: 0 }
        const left = audienceReach(towns, { ...near, excludedCircles: [circle] }, everybody) ?? { least: 0, most: 0 }
        expect(left.least).toBeLessThanOrEqual(whole.least)
        expect(left.most).toBeLessThanOrEqual(whole.most)
      },
    ),
  )
  expect(audienceReach(towns, { ...near, excludedAreas: [aundh] }, everybody)).toEqual({
    least: 100_000,
    most: 800_000,
  })
  expect(audienceReach(towns, { ...near, excludedCircles: [{ ...centre, kilometers: 25 }] }, everybody)).toEqual({
    least: 0,
    most: 0,
  })
})
