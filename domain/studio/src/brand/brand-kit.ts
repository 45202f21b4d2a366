import { contrastRatio, parseHex, toHex } from "@domain/creatives"
import { HexColour, textContrast } from "@domain/kernel"
import { Schema } from "effect"
import { StudioFont } from "../document/layer.ts"
import { studioLimits } from "../document/studio-limits.ts"

const address = Schema.String.check(Schema.isMaxLength(studioLimits.address))

/** What a business's designs are made of: the name, logos of its library, colours and fonts; the first of each leads. */
export const BrandKit = Schema.Struct({
  name: Schema.String.check(Schema.isMaxLength(studioLimits.name)),
  logos: Schema.Array(address).check(Schema.isMaxLength(studioLimits.logos)),
  colours: Schema.Array(HexColour).check(Schema.isMinLength(1), Schema.isMaxLength(studioLimits.colours)),
  heading: StudioFont,
  body: StudioFont,
})
export type BrandKit = typeof BrandKit.Type

/** The brand kit of a business that has not made one. */
export const firstBrandKit = (name: string, logo?: string): BrandKit => ({
  name,
  logos: logo === undefined ? [] : [logo],
  colours: ["#1f3a5f", "#e8a33d", "#f6f1e7", "#16181d", "#ffffff"],
  heading: "Display",
  body: "Sans",
})

/** How a text in one colour is read on another: the contrast, and whether small text keeps the recommended 4.5 to 1. */
export const readability = (ink: string, ground: string) => {
  const ratio = contrastRatio(parseHex(ink), parseHex(ground))
  return { ratio, isReadable: ratio >= textContrast }
}

/** Black or white, whichever is read better on a colour. */
export const inkOn = (ground: string): string =>
  readability("#ffffff", ground).ratio >= readability("#111111", ground).ratio ? "#ffffff" : "#111111"

/** The leading colours of a kit, each with black or white for words on it; a missing colour is derived. */
export const leadingColours = ({ colours }: Pick<BrandKit, "colours">) => {
  const [main = "#1f3a5f", second] = colours
  const { r, g, b } = parseHex(main)
  const soft = toHex({ r: 255 - (255 - r) * 0.12, g: 255 - (255 - g) * 0.12, b: 255 - (255 - b) * 0.12 })
  const accent = second ?? toHex({ r: r * 0.5, g: g * 0.5, b: b * 0.5 })
  return { main, accent, soft, onMain: inkOn(main), onAccent: inkOn(accent), onSoft: inkOn(soft) }
}
