import { HexColour } from "@domain/kernel"
import { Schema } from "effect"
import { Box } from "./box.ts"
import { studioLimits } from "./studio-limits.ts"

const optional = Schema.optionalKey
const textOf = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))
const degrees = Schema.Finite.check(Schema.isBetween({ minimum: -360, maximum: 360 }))
const pixels = (most: number) => Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: most }))
const signed = Schema.Finite.check(Schema.isBetween({ minimum: -1, maximum: 1 }))

/** Identifies a layer within its design. */
export const LayerId = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,40}$/))
export type LayerId = typeof LayerId.Type

/** Which edge a layer keeps its distance from when its page gets another size; without one it keeps its share of the page. */
export const PinX = Schema.Literals(["Left", "Centre", "Right", "Stretch"])
export type PinX = typeof PinX.Type
/** Same as `PinX`, down the page. */
export const PinY = Schema.Literals(["Top", "Middle", "Bottom", "Stretch"])
export type PinY = typeof PinY.Type

const placed = {
  id: LayerId,
  /** What the list of layers calls it, and what is read to people who cannot see it. */
  name: textOf(studioLimits.name),
  box: Box,
  rotation: degrees,
  opacity: share,
  isLocked: optional(Schema.Boolean),
  isHidden: optional(Schema.Boolean),
  /** Layers with the same word move together. */
  group: optional(LayerId),
  pinX: optional(PinX),
  pinY: optional(PinY),
} as const

/** The house's fonts; every machine draws them alike. */
export const StudioFont = Schema.Literals(["Sans", "Display"])
export type StudioFont = typeof StudioFont.Type

/** Where the lines of a text begin, in the direction of its words. */
export const TextAlign = Schema.Literals(["Start", "Centre", "End"])
export type TextAlign = typeof TextAlign.Type

/** Words. Their lines follow from the width of their box. */
export const TextLayer = Schema.Struct({
  ...placed,
  kind: Schema.Literal("Text"),
  text: textOf(studioLimits.text),
  font: StudioFont,
  /** Pixels. */
  size: Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 1000 })),
  /** How bold letters are, from 400 to 800. */
  weight: Schema.Int.check(Schema.isBetween({ minimum: 400, maximum: 800 })),
  colour: HexColour,
  align: TextAlign,
  /** Line height as a share of the size. */
  leading: Schema.Finite.check(Schema.isBetween({ minimum: 0.8, maximum: 3 })),
})
export type TextLayer = typeof TextLayer.Type

/** The outline that a picture is cut to. */
export const PictureMask = Schema.Literals(["None", "Rounded", "Circle", "Triangle", "Star"])
export type PictureMask = typeof PictureMask.Type

/** How a picture's light and colours are changed; 0 leaves them. */
export const PictureFilters = Schema.Struct({
  brightness: optional(signed),
  contrast: optional(signed),
  saturation: optional(signed),
  blur: optional(pixels(40)),
  isGrey: optional(Schema.Boolean),
})
export type PictureFilters = typeof PictureFilters.Type

/** A picture of the business's library. It fills its box; `focus` says which part stays where it has to be cut. */
export const PictureLayer = Schema.Struct({
  ...placed,
  kind: Schema.Literal("Picture"),
  /** Empty until a picture is chosen. */
  url: textOf(studioLimits.address),
  fit: Schema.Literals(["Fill", "Whole"]),
  /** The point of the picture that stays in the middle, and how closely it is seen. */
  focus: Schema.Struct({
    x: share,
    y: share,
    zoom: Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 8 })),
  }),
  mask: PictureMask,
  filters: PictureFilters,
  isLogo: optional(Schema.Boolean),
})
export type PictureLayer = typeof PictureLayer.Type

/** The outlines of shapes. */
export const ShapeKind = Schema.Literals(["Rectangle", "Ellipse", "Triangle", "Star", "Line"])
export type ShapeKind = typeof ShapeKind.Type

/** A shape with a fill and an edge. */
export const ShapeLayer = Schema.Struct({
  ...placed,
  kind: Schema.Literal("Shape"),
  shape: ShapeKind,
  fill: optional(HexColour),
  edge: optional(HexColour),
  edgeWidth: pixels(200),
  /** Pixels by which corners are rounded. */
  radius: pixels(2000),
})
export type ShapeLayer = typeof ShapeLayer.Type

/** The icons of the house. */
export const iconNames = ["Star", "Heart", "Check", "Phone", "Pin", "Clock", "Tag", "Gift", "Truck", "Arrow"] as const
/** The name of an icon of the house. */
export const IconName = Schema.Literals(iconNames)
export type IconName = typeof IconName.Type

/** An icon in one colour. */
export const IconLayer = Schema.Struct({
  ...placed,
  kind: Schema.Literal("Icon"),
  icon: IconName,
  colour: HexColour,
})
export type IconLayer = typeof IconLayer.Type

/** A layer of a design. */
export const Layer = Schema.Union([TextLayer, PictureLayer, ShapeLayer, IconLayer])
export type Layer = typeof Layer.Type
