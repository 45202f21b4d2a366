import { textContrast } from "@domain/kernel"
import { contrastRatio, parseHex, schemeOf } from "@domain/creatives"
import { hexColour } from "@domain/validation"
import { Result } from "effect"
import { expect, test } from "vitest"
import { isPalette, readyPalettes, withColour } from "./palettes.ts"

test.each(readyPalettes)("the ready set $id is made of colours and its words are readable", ({ colours }) => {
  const [primary, secondary, accent] = colours
  expect(colours.every((colour) => Result.isSuccess(hexColour(colour)))).toBe(true)
  const scheme = schemeOf({ primary, secondary, accent })
  expect(contrastRatio(parseHex(scheme.onPrimary), parseHex(scheme.primary))).toBeGreaterThanOrEqual(textContrast)
})

test("changing one colour keeps the other two", () => {
  expect(withColour(["#111111", "#222222", "#333333"], 1, "#abcdef")).toEqual(["#111111", "#abcdef", "#333333"])
})

test("a set in use is recognised whatever the case of its digits", () => {
  const [brick] = readyPalettes
  const used = { primary: "#B23A24", secondary: "#4A2019", accent: "#F2B53C" }
  expect(brick !== undefined && isPalette(used, brick)).toBe(true)
  expect(brick !== undefined && isPalette({ ...used, accent: "#000000" }, brick)).toBe(false)
})
