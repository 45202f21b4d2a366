import { expect, test } from "vitest"
import { changedLookParts, lookOf } from "./portal-look.ts"
import { seededPortals } from "./seeded-portals.ts"

const [marquee = expect.unreachable(), highstreet = expect.unreachable()] = seededPortals

test("a look is the same whatever the order of its fields", () => {
  const { theme, ...others } = lookOf(marquee)
  const reversed = Object.fromEntries(Object.entries(theme).toReversed()) as typeof theme
  expect(changedLookParts(marquee, { theme: reversed, ...others })).toEqual([])
})

test("the changed parts are named, a removed one too", () => {
  const { voice: _voice, ...mute } = marquee
  expect(changedLookParts(marquee, { ...mute, title: "Bright Lights" })).toEqual(["title", "voice"])
  expect(changedLookParts(marquee, highstreet)).toEqual(expect.arrayContaining(["title", "headerLogo", "theme"]))
})

test("a look has nothing of what a portal switches on or sells", () => {
  expect(lookOf(marquee)).not.toHaveProperty("flags")
  expect(lookOf(marquee)).not.toHaveProperty("domain")
})
