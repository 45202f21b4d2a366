import { googleCount } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { bannerColourOf, bannerCopyOf, bannerName } from "./banner.ts"

test("a banner's name has room for 25 letters, where a wide letter takes two", () => {
  expect(bannerName("  Rye   &  Co ")).toBe("Rye & Co")
  expect(bannerName("The Old Harbour Bakery of Rye and York")).toBe("The Old Harbour Bakery of")
  expect(bannerName("Donaudampfschifffahrtsgesellschaft")).toBe("Donaudampfschifffahrtsges")
})

test("no business's name is too long for its banner", () => {
  law(
    fc.property(fc.oneof(fc.string({ maxLength: 80 }), fc.stringMatching(/^[ぁ-ん ]{0,60}$/)), (name) => {
      const shown = bannerName(name)
      expect(googleCount(shown)).toBeLessThanOrEqual(25)
      expect(name.trim().replaceAll(/\s+/gu, " ").startsWith(shown)).toBe(true)
      expect(shown === "").toBe(name.trim() === "")
    }),
  )
})

test("a banner has the chosen colour, else the design's, in six digits", () => {
  const banner = { ...bannerCopyOf(emptyPlan()), colour: "#ABC" }
  const plan = (creativeDetail: object) =>
    emptyPlan({ business: { colours: ["#123456"] }, creative: { creativeDetail } })
  expect(bannerColourOf(plan({ bannerAd: banner }))).toBe("#aabbcc")
  expect(bannerColourOf(plan({}))).toBe("#123456")
})
