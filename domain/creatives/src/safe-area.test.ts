import { expect, test } from "vitest"
import { creativeSizes } from "./creative-size.ts"
import { drawCreative } from "./draw-creative.ts"
import { safeAreaOf } from "./safe-area.ts"
import { allTemplates } from "./templates/catalogue.ts"

const content = {
  templateId: "spotlight",
  businessName: "Sunrise Bakery and Confectionery",
  headline: "Fresh sourdough and birthday cakes from our own oven each morning",
  description: "Order before nine and eat at noon, or sit down with us in the garden behind the shop.",
  callToActionLabel: "Order now",
  offerText: "20% off your first order",
  logo: "/media/logo.png",
  palette: { primary: "#b4472c" },
  direction: "ltr",
  language: "en",
} as const

const numberOf = (markup: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]+)"`, "u").exec(markup)?.[1])

/** Upper and lower edges of all words and logos, in shares of the height. */
const edgesOf = (drawing: string, height: number): ReadonlyArray<readonly [number, number]> => {
  const words = drawing.match(/<text [^>]*>/gu) ?? []
  const logos = (drawing.match(/<image [^>]*>/gu) ?? []).filter((image) => image.includes(content.logo))
  return [
    ...words.map((text) => {
      const size = numberOf(text, "font-size")
      return [(numberOf(text, "y") - 0.72 * size) / height, (numberOf(text, "y") + 0.2 * size) / height] as const
    }),
    ...logos.map((image) => {
      const top = numberOf(image, "y")
      return [top / height, (top + numberOf(image, "height")) / height] as const
    }),
  ]
}

const { story } = creativeSizes
const { top, bottom } = safeAreaOf("story")
const hebrew = {
  ...content,
  headline: "לחם מחמצת ועוגות יום הולדת מהתנור שלנו",
  direction: "rtl",
  language: "he",
} as const

test.each(allTemplates.map(({ id }) => id))("%s keeps a story's words and logo clear of the network's own", (id) => {
  const { logo: _logo, ...withoutLogo } = content
  const { offerText: _offer, ...withoutOffer } = content
  for (const each of [content, withoutLogo, withoutOffer, hebrew]) {
    const edges = edgesOf(drawCreative(each, id, story), story.height)
    expect(edges.length).toBeGreaterThan(1)
    expect(Math.min(...edges.map(([upper]) => upper))).toBeGreaterThanOrEqual(top)
    expect(Math.max(...edges.map(([, lower]) => lower))).toBeLessThanOrEqual(1 - bottom)
  }
})

test("only a story has parts that its network covers", () => {
  expect(Object.keys(creativeSizes).filter((size) => safeAreaOf(size as keyof typeof creativeSizes).top > 0)).toEqual([
    "story",
  ])
})
