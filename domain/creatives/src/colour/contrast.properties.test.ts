import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { anyHexColour } from "../testing/creative.arbitrary.ts"
import { textContrast } from "@domain/kernel"
import { contrastRatio, readableOn, scrimOpacity } from "./contrast.ts"
import { black, fromHsl, mix, parseHex, toHex, toHsl, white } from "./rgb.ts"
import { schemeOf } from "./scheme.ts"

const colour = anyHexColour.map(parseHex)

test("any ink repaired for any ground reaches 4.5:1", () => {
  law(
    fc.property(colour, colour, (ink, ground) => {
      expect(contrastRatio(readableOn(ink, ground), ground)).toBeGreaterThanOrEqual(textContrast)
    }),
  )
})

test("an ink that is readable already is left alone", () => {
  expect(readableOn(black, white)).toEqual(black)
})

test("every text colour of a scheme is readable on its ground", () => {
  const palette = fc.record(
    { primary: anyHexColour, secondary: anyHexColour, accent: anyHexColour },
    { requiredKeys: ["primary"] },
  )
  law(
    fc.property(palette, (colours) => {
      const s = schemeOf(colours)
      const pairs = [
        [s.onPrimary, s.primary],
        [s.onSecondary, s.secondary],
        [s.onAccent, s.accent],
        [s.onDeep, s.deep],
        [s.onDeepSoft, s.deep],
        [s.accentOnDeep, s.deep],
        [s.ink, s.paper],
        [s.inkSoft, s.paper],
        [s.inkSoft, "#ffffff"],
        [s.primaryOnPaper, s.paper],
        [s.primaryOnPaper, "#ffffff"],
        [s.ink, s.tint],
        [s.onSolid, s.solid],
        [s.onSolidOnDeep, s.solidOnDeep],
      ] as const
      for (const [ink, ground] of pairs) {
        expect(contrastRatio(parseHex(ink), parseHex(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          textContrast,
        )
      }
    }),
  )
})

test("a button is told apart from its ground even in a white or black brand", () => {
  law(
    fc.property(fc.oneof(anyHexColour, fc.constantFrom("#ffffff", "#000000", "#fffff0")), (primary) => {
      const s = schemeOf({ primary })
      expect(contrastRatio(parseHex(s.solid), white)).toBeGreaterThanOrEqual(1.25)
      expect(contrastRatio(parseHex(s.solidOnDeep), parseHex(s.deep))).toBeGreaterThanOrEqual(1.7)
      expect(contrastRatio(parseHex(s.accent), parseHex(s.primary))).toBeGreaterThanOrEqual(1.6)
    }),
  )
})

test("text on a veiled photo is readable over the worst photo", () => {
  law(
    fc.property(anyHexColour, (primary) => {
      const { deep, onDeepSoft } = schemeOf({ primary })
      const opacity = scrimOpacity(parseHex(deep), parseHex(onDeepSoft))
      const seen = mix(white, parseHex(deep), opacity)
      expect(contrastRatio(parseHex(onDeepSoft), seen)).toBeGreaterThanOrEqual(textContrast)
    }),
  )
})

test("hex survives parsing and printing, and hue, saturation and lightness come back", () => {
  law(
    fc.property(colour, (rgb) => {
      expect(parseHex(toHex(rgb))).toEqual(rgb)
      expect(contrastRatio(fromHsl(toHsl(rgb)), rgb)).toBeLessThan(1.05)
    }),
  )
})
