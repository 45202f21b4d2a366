import { expect, test } from "vitest"
import { changedDisplay } from "./display-settings.ts"

const chosen = { numberStyle: "lakh", weekStart: 0, timeZone: "Asia/Kolkata" } as const

test("a change keeps the settings that it does not name", () => {
  expect(changedDisplay(chosen, { weekStart: 6 })).toEqual({ ...chosen, weekStart: 6 })
  expect(changedDisplay({}, { weekStart: 0 })).toEqual({ weekStart: 0 })
  expect(changedDisplay({ isLanguageChosen: true }, {})).toEqual({ isLanguageChosen: true })
})

test("null returns a setting to what language and business say", () => {
  expect(changedDisplay(chosen, { numberStyle: null, timeZone: null, weekStart: null })).toEqual({})
})
