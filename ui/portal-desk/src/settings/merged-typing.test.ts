import { seededPortals } from "@domain/portals"
import { expect, test } from "vitest"
import { type TypedLook, typedLook } from "../look/look-values.ts"
import { mergedTyping } from "./merged-typing.ts"

const [marquee = expect.unreachable()] = seededPortals

test("what two people changed is kept of both, down to one colour", () => {
  const before = typedLook(marquee)
  const mine = { ...before, light: { ...before.light, accent: "#123456" }, title: "Mine" }
  const theirs = { ...before, light: { ...before.light, paper: "#ffffff" }, supportEmail: "they@example.com" }
  const merged = mergedTyping(before, mine, theirs)
  expect(merged).toMatchObject({ title: "Mine", supportEmail: "they@example.com" })
  expect(merged.light).toEqual({ ...before.light, accent: "#123456", paper: "#ffffff" })
})

test("a colour that somebody has taken back stays away unless it was typed here", () => {
  const before = typedLook(marquee)
  const { glow: _glow, ...light } = before.light
  expect(mergedTyping<TypedLook>(before, before, { ...before, light }).light).toEqual(light)
  const mine = { ...before, light: { ...before.light, glow: "#abcdef" } }
  expect(mergedTyping<TypedLook>(before, mine, { ...before, light }).light).toMatchObject({ glow: "#abcdef" })
})
