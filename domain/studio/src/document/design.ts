import { HexColour } from "@domain/kernel"
import { Schema } from "effect"
import { Box } from "./box.ts"
import { Layer, LayerId } from "./layer.ts"
import { SizeName } from "./page-size.ts"
import { studioLimits } from "./studio-limits.ts"

const optional = Schema.optionalKey

/** What differs for a layer on the page of one size; it stays there when the design changes elsewhere. */
export const Correction = Schema.Struct({
  size: SizeName,
  layer: LayerId,
  box: optional(Box),
  rotation: optional(Schema.Finite.check(Schema.isBetween({ minimum: -360, maximum: 360 }))),
  /** The size of a text's letters in pixels. */
  letters: optional(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 1000 }))),
  isHidden: optional(Schema.Boolean),
})
export type Correction = typeof Correction.Type

/** One design over every size: layers from the back to the front as the first size shows them, and what other sizes correct. */
export const Design = Schema.Struct({
  background: HexColour,
  /** The first is the size that layers are placed for; the others follow from it. */
  sizes: Schema.Array(SizeName).check(Schema.isMinLength(1), Schema.isMaxLength(studioLimits.sizes)),
  layers: Schema.Array(Layer).check(Schema.isMaxLength(studioLimits.layers)),
  corrections: Schema.Array(Correction).check(Schema.isMaxLength(studioLimits.layers * studioLimits.sizes)),
})
export type Design = typeof Design.Type

/** The size that a design's layers are placed for. */
export const firstSize = ({ sizes: [size = "1080x1080"] }: Pick<Design, "sizes">): SizeName => size

/** A design without layers. */
export const blankDesign = (size: SizeName, background = "#ffffff"): Design => ({
  background,
  sizes: [size],
  layers: [],
  corrections: [],
})

/** Why a document is no design that can be kept: names of layers twice, or a size twice. */
export type DesignProblem = "studio.layerTwice" | "studio.sizeTwice"

/** What keeps a document from being a design; undefined of a sound one. */
export const designProblem = ({ layers, sizes }: Design): DesignProblem | undefined => {
  if (new Set(layers.map(({ id }) => id)).size < layers.length) return "studio.layerTwice"
  return new Set(sizes).size < sizes.length ? "studio.sizeTwice" : undefined
}
