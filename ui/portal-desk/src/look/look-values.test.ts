import { changedLookParts, lookOf, seededPortals } from "@domain/portals"
import { expect, test } from "vitest"
import { lookFrom, mergedLook, type TypedLook, typedLook } from "./look-values.ts"

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

test("what two people changed is kept of both, down to one colour", () => {
  const before = typedLook(marquee)
  const mine = { ...before, light: { ...before.light, accent: "#123456" }, title: "Mine" }
  const theirs = { ...before, light: { ...before.light, paper: "#ffffff" }, supportEmail: "they@example.com" }
  const merged = mergedLook(before, mine, theirs)
  expect(merged).toMatchObject({ title: "Mine", supportEmail: "they@example.com" })
  expect(merged.light).toEqual({ ...before.light, accent: "#123456", paper: "#ffffff" })
})

test("a colour that somebody has taken back stays away unless it was typed here", () => {
  const before = typedLook(marquee)
  const { glow: _glow, ...light } = before.light
  expect(mergedLook<TypedLook>(before, before, { ...before, light }).light).toEqual(light)
  const mine = { ...before, light: { ...before.light, glow: "#abcdef" } }
  expect(mergedLook<TypedLook>(before, mine, { ...before, light }).light).toMatchObject({ glow: "#abcdef" })
})
