import { changedLookParts, lookOf, seededPortals } from "@domain/portals"
import { expect, test } from "vitest"
import { lookFrom, typedLook } from "./look-values.ts"

const [marquee = expect.unreachable()] = seededPortals

test.each(seededPortals)("the look of $title is the same after its fields", (portal) => {
  const once = lookFrom(typedLook(portal), portal.theme.name)
  const twice = lookFrom(typedLook(once), portal.theme.name)
  expect(twice).toEqual(once)
  expect(changedLookParts(lookOf(portal), once).filter((part) => part !== "theme")).toEqual([])
  expect(once.theme).toMatchObject(portal.theme)
})

test("emptied words, mark and legal links are left out", () => {
  const typed = { ...typedLook(marquee), mark: " ", voice: { en: { headline: " ", lead: "" } }, terms: "" }
  const look = lookFrom(typed, "Any")
  expect([look.mark, look.voice, look.legal]).toEqual([undefined, undefined, undefined])
})
