import { expect, test } from "vitest"
import { contrastRatio, inkFor, luminance, readableOn, scrimOpacity } from "./contrast.ts"
import { black, fromHsl, mix, parseHex, toHex, toHsl, white } from "./rgb.ts"

test("short and long hex are read alike, with or without #", () => {
  expect(parseHex("#1af")).toEqual({ r: 17, g: 170, b: 255 })
  expect([parseHex("1AF"), parseHex(" #11aaff ")]).toEqual([parseHex("#1af"), parseHex("#1af")])
})

test("a colour that cannot be read is mid grey, so that the drawing goes on", () => {
  for (const wrong of ["red", "#12", "#1234", "x#abc", "#abcx"]) expect(toHex(parseHex(wrong)), wrong).toBe("#777777")
})

test("mixing goes from the one to the other and never leaves the colours", () => {
  expect([0, 0.5, 1].map((amount) => toHex(mix(black, white, amount)))).toEqual(["#000000", "#808080", "#ffffff"])
  expect([toHex(mix(black, white, 2)), toHex(mix(black, white, -1))]).toEqual(["#ffffff", "#000000"])
})

test("hue, saturation and lightness are those of the colour wheel", () => {
  expect(["#ff0000", "#00ff00", "#0000ff", "#ff00ff", "#ffff00"].map((hex) => toHsl(parseHex(hex)).h)).toEqual([
    0, 120, 240, 300, 60,
  ])
  expect(toHsl(parseHex("#808080"))).toMatchObject({ h: 0, s: 0 })
  expect(toHex(fromHsl({ h: 210, s: 0.5, l: 0.4 }))).toBe("#336699")
  expect(toHsl(parseHex("#336699")).s).toBeCloseTo(0.5)
})

test("luminance runs from 0 to 1 and contrast from 1 to 21, in either order", () => {
  expect([luminance(black), luminance(white)]).toEqual([0, 1])
  expect([contrastRatio(white, black), contrastRatio(black, white), contrastRatio(white, white)]).toEqual([21, 21, 1])
  expect(contrastRatio(parseHex("#777777"), white)).toBeCloseTo(4.48, 2)
})

test("a ratio that no shade reaches is answered by the better of black and white", () => {
  expect(readableOn(parseHex("#888888"), parseHex("#888888"), 21)).toEqual(black)
  expect(readableOn(parseHex("#555555"), parseHex("#555555"), 21)).toEqual(white)
})

test("ink is tinted with the brand where readable, else plain", () => {
  const brand = parseHex("#aa3300")
  expect(toHex(inkFor(black, brand))).toBe(toHex(mix(white, brand, 0.03)))
  expect(toHex(inkFor(white, brand))).toBe(toHex(mix(black, brand, 0.12)))
  const middle = parseHex("#767676")
  expect(contrastRatio(inkFor(middle, brand), middle)).toBeGreaterThanOrEqual(4.5)
})

test("a veil assumes a white photo under light ink and black under dark", () => {
  const light = scrimOpacity(black, white)
  const dark = scrimOpacity(white, black)
  expect(contrastRatio(white, mix(white, black, light))).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(white, mix(white, black, light - 0.02))).toBeLessThan(4.5)
  expect(contrastRatio(black, mix(black, white, dark))).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(black, mix(black, white, dark - 0.02))).toBeLessThan(4.5)
})

test("ink too near the veil's own colour is never readable, so the veil is whole", () => {
  expect(scrimOpacity(parseHex("#444444"), parseHex("#333333"))).toBe(1)
})
