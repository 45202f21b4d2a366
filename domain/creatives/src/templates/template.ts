import type { Sheet } from "../drawing/sheet.ts"

/** A composition of an ad; `draw` and `strip` return SVG markup that fills the sheet. */
export interface Template {
  readonly id: string
  /** Whether the composition includes the photo (not in a type-only poster). */
  readonly usesPhoto: boolean
  /** Whether it suits an offer best. */
  readonly forOffers: boolean
  readonly draw: (sheet: Sheet) => string
  /** Draws the strip banners. */
  readonly strip: (sheet: Sheet) => string
}
