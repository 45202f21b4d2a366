import { expect, test } from "vitest"
import { drawCreative } from "./draw-creative.ts"
import { creativeSizes } from "./creative-size.ts"
import { exampleAd } from "./example-ad.ts"

const businesses = ["bakery", "florist", "shop", "studio"] as const

test("each example ad is a whole drafted ad in the visitor's language", () => {
  for (const business of businesses) {
    const [english, hebrew] = [exampleAd(business, "en-GB"), exampleAd(business, "he")]
    expect([english.direction, hebrew.direction, english.language, hebrew.language]).toEqual(["ltr", "rtl", "en", "he"])
    for (const text of [english.headline, english.description, english.callToActionLabel])
      expect(text).toMatch(/^[^\u0590-\u05ff]+$/u)
    for (const text of [hebrew.businessName, hebrew.headline, hebrew.description, hebrew.callToActionLabel])
      expect(text).toMatch(/[\u0590-\u05ff]/u)
    expect(drawCreative(english, english.templateId, creativeSizes.landscape)).toContain('width="1200"')
  }
})

test("no two kinds of portal show the same example ad", () => {
  const drawn = businesses.map((business) => drawCreative(exampleAd(business, "en")))
  expect(new Set(drawn).size).toBe(businesses.length)
})
