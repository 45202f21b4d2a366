import { Schema } from "effect"
import { expect, test } from "vitest"
import { contrastOf, largeContrast, linearLight, luminanceOf, textContrast } from "./contrast.ts"
import { HexColour } from "./hex-colour.ts"

test("black and white are 21 apart, and a colour 1 from itself", () => {
  const [black, white] = [luminanceOf(0, 0, 0), luminanceOf(1, 1, 1)]
  expect(contrastOf(black, white)).toBeCloseTo(21, 10)
  expect(contrastOf(white, black)).toBeCloseTo(21, 10)
  expect(contrastOf(0.3, 0.3)).toBe(1)
})

test("mid grey is a fifth of white's light", () => {
  expect([linearLight(0), linearLight(1)]).toEqual([0, 1])
  expect(linearLight(0.5)).toBeCloseTo(0.214, 3)
  expect(linearLight(0.04)).toBeCloseTo(0.04 / 12.92, 10)
  expect(linearLight(0.04045)).toBeCloseTo(0.003131, 6)
})

test("green weighs most and blue least", () => {
  expect([luminanceOf(1, 0, 0), luminanceOf(0, 1, 0), luminanceOf(0, 0, 1)]).toEqual([0.2126, 0.7152, 0.0722])
})

test("text needs 4.5 to 1, large text and controls 3 to 1", () => {
  expect([textContrast, largeContrast]).toEqual([4.5, 3])
})

test("a hex colour has three or six digits after its sign", () => {
  expect(["#abc", "#A1b2C3"].every(Schema.is(HexColour))).toBe(true)
  expect(["abc", "#ab", "#abcd", "#ggg", "#aabbcc ", "", "##abc"].some(Schema.is(HexColour))).toBe(false)
})
