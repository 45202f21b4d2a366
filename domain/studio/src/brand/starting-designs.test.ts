import { contrastRatio, parseHex } from "@domain/creatives"
import { expect, test } from "vitest"
import { boundsOf, isInside } from "../document/box.ts"
import { designProblem } from "../document/design.ts"
import { commonSizes, safeBoxOf } from "../document/page-size.ts"
import { leastLetters } from "../layout/fitted-words.ts"
import { pageOf } from "../layout/page-of.ts"
import { firstBrandKit } from "./brand-kit.ts"
import { startingDesign, startingNames, type StartingWords } from "./starting-designs.ts"

const words: StartingWords = {
  headline: "Made fresh, every morning",
  line: "Come by today",
  button: "See more",
  names: {
    ground: "Ground",
    picture: "Picture",
    panel: "Panel",
    headline: "Headline",
    line: "Line",
    button: "Button",
    logo: "Logo",
    icon: "Icon",
    name: "Name",
  },
}

const brands = [
  ["#1f3a5f"],
  ["#ffe600", "#ffffff"],
  ["#ffffff", "#fefefe"],
  ["#000000", "#101010"],
  ["#d81b60", "#43a047"],
]

test("every starting design can be read in every size, in any brand", () => {
  for (const colours of brands)
    for (const name of startingNames) {
      const design = startingDesign(name, { ...firstBrandKit("Rye & Salt"), colours }, words)
      expect(designProblem(design)).toBeUndefined()
      for (const size of commonSizes) {
        const { size: extent, layers } = pageOf(design, size)
        const headline = layers.find(({ id }) => id === "headline")
        expect(headline?.isHidden ?? false, `${name} ${size}`).toBe(false)
        if (headline?.kind === "Text") expect(headline.size).toBeGreaterThanOrEqual(leastLetters)
        for (const layer of layers)
          if (layer.kind === "Text" && layer.isHidden !== true)
            expect(isInside(boundsOf(layer.box, layer.rotation), safeBoxOf(extent)), `${name} ${size}`).toBe(true)
      }
    }
})

test("the words of a starting design on one colour have the contrast that text needs", () => {
  for (const colours of brands) {
    const { background, layers } = startingDesign("Review", { ...firstBrandKit("Rye"), colours }, words)
    for (const layer of layers)
      if (layer.kind === "Text")
        expect(contrastRatio(parseHex(layer.colour), parseHex(background))).toBeGreaterThanOrEqual(4.5)
  }
})

test("a starting design in Hebrew begins at the right", () => {
  const hebrew = startingDesign("Offer", firstBrandKit("Rye"), { ...words, headline: "לחם חם", button: "לפרטים" })
  const [english, other] = [startingDesign("Offer", firstBrandKit("Rye"), words), hebrew].map(({ layers }) =>
    layers.find(({ id }) => id === "button"),
  )
  expect(english?.box.x).toBe(80)
  expect((other?.box.x ?? 0) + (other?.box.width ?? 0)).toBe(1000)
  expect(hebrew.layers.find(({ id }) => id === "mark")).toMatchObject({ align: "End" })
})

test("a starting design shows the logo where there is one, else the name", () => {
  const bare = startingDesign("Split", firstBrandKit("Rye & Salt"), words)
  expect(bare.layers.find(({ id }) => id === "mark")).toMatchObject({ kind: "Text", text: "Rye & Salt" })
  const branded = startingDesign("Split", firstBrandKit("Rye & Salt", "/media/logo.png"), words)
  expect(branded.layers.find(({ id }) => id === "mark")).toMatchObject({ kind: "Picture", url: "/media/logo.png" })
})
