import { callHours } from "@domain/validation"
import { Result } from "effect"
import { expect, test } from "vitest"
import { usualHours } from "./ad-hours.ts"
import { hourPresets, hoursOfPreset } from "./hour-presets.ts"

const openingHours = [{ weekday: 2, from: 570, to: 1_125 }]

test("business hours are the business's own, to the quarter of an hour", () => {
  expect(hoursOfPreset("Business", { region: "GB", openingHours })).toEqual(openingHours)
})

test("business hours are the region's usual hours where none are known", () => {
  expect(hoursOfPreset("Business", { region: "IN", openingHours: undefined })).toEqual(usualHours("IN"))
  expect(hoursOfPreset("Business", { region: "GB", openingHours: [] })).toEqual(usualHours("GB"))
})

test("evenings are on every day, and weekends all day on Saturday and Sunday", () => {
  const evenings = hoursOfPreset("Evenings", { region: "GB", openingHours })
  expect(evenings.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(evenings.every(({ from, to }) => from === 1_020 && to === 1_320)).toBe(true)
  expect(hoursOfPreset("Weekends", { region: "GB", openingHours })).toEqual([
    { weekday: 0, from: 0, to: 1_440 },
    { weekday: 6, from: 0, to: 1_440 },
  ])
})

test("both networks take every preset", () => {
  for (const preset of hourPresets)
    expect(Result.isSuccess(callHours(hoursOfPreset(preset, { region: "IN", openingHours })))).toBe(true)
})
