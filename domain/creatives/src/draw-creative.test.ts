import { expect, test } from "vitest"
import type { CreativeContent } from "./creative-content.ts"
import { creativeSizes } from "./creative-size.ts"
import { drawCreative } from "./draw-creative.ts"
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
