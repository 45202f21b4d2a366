import { expect, test } from "vitest"
import type { CreativeContent } from "./creative-content.ts"
import { creativeSizes } from "./creative-size.ts"
import { drawCreative } from "./draw-creative.ts"
import { sheetOf } from "./drawing/sheet.ts"
import { allTemplates } from "./templates/catalogue.ts"

const content: CreativeContent = {
  templateId: "spotlight",
  businessName: "Chai House",
  headline: "Fresh tea all day",
  description: "Come and sit",
  callToActionLabel: "Zazz",
  palette: { primary: "#0b5c63" },
  direction: "ltr",
  language: "en",
}

test.each(allTemplates.map(({ id }) => id))(
  "%s draws its button in a post and leaves it to the network in a story",
  (id) => {
    expect(drawCreative(content, id, creativeSizes.square)).toContain("Zazz")
    expect(drawCreative(content, id, creativeSizes.story)).not.toContain("Zazz")
  },
)

test.each(allTemplates.map(({ id }) => id))("%s draws an offer", (id) => {
  expect(drawCreative({ ...content, offerText: "XYZZY" }, id, creativeSizes.square)).toContain("XYZZY")
})

test("a drawing says its size, its language and what it shows", () => {
  const svg = drawCreative(content, "spotlight", creativeSizes.story)
  const { width, height } = creativeSizes.story
  const id = /<clipPath id="([^"]+)"/.exec(svg)?.[1]
  expect(svg).toContain(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"`)
  expect(svg).toContain('role="img" aria-label="Chai House: Fresh tea all day" xml:lang="en" font-family="')
  expect(svg).toContain(`<clipPath id="${id}"><rect width="${width}" height="${height}"/></clipPath>`)
  expect([id?.endsWith("-sheet"), svg.includes(`<g clip-path="url(#${id})">`)]).toEqual([true, true])
})

test("a drawing without a headline is named by the business alone", () => {
  expect(drawCreative({ ...content, headline: " " })).toContain('aria-label="Chai House"')
})

test("a strip is drawn unlike a square of the same template", () => {
  const sizes = Object.values(creativeSizes).filter(({ width, height }) => width / height > 4)
  expect(sizes.length).toBeGreaterThan(0)
  for (const { id, draw, strip } of allTemplates)
    for (const size of sizes) {
      const sheet = sheetOf(content, id, size)
      expect(drawCreative(content, id, size)).toContain(strip(sheet))
      expect(draw(sheet)).not.toBe(strip(sheet))
    }
})
