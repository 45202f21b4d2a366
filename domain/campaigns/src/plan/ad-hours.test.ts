import { expect, test } from "vitest"
import { adHours } from "./ad-hours.ts"
import { emptyPlan } from "../testing/index.ts"

const monday = (from: number, to: number) => ({ weekday: 1, from, to })
const hoursOf = (
  creative: Parameters<typeof adHours>[0]["creative"],
  targeting: Parameters<typeof adHours>[0]["targeting"] = {},
) => adHours(emptyPlan({ creative, targeting }))

test("ads for calls run while calls are answered", () => {
  expect(hoursOf({ objective: "Calls", callHours: [monday(540, 1020)] })).toEqual([monday(540, 1020)])
  expect(hoursOf({ objective: "Calls" })).toBeUndefined()
})

test("call hours hold back no ads of another objective", () => {
  expect(hoursOf({ objective: "WebsiteVisits", callHours: [monday(540, 1020)] })).toBeUndefined()
})

test("day-parting holds for every objective, and for calls both plans do", () => {
  const dayParts = [monday(600, 720)]
  expect(hoursOf({ objective: "WebsiteVisits" }, { dayParts })).toEqual(dayParts)
  expect(hoursOf({ objective: "Calls", callHours: [monday(660, 1020)] }, { dayParts })).toEqual([monday(660, 720)])
})

test("a whole week is no schedule", () => {
  const callHours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 0, to: 1440 }))
  expect(hoursOf({ objective: "Calls", callHours })).toBeUndefined()
})
