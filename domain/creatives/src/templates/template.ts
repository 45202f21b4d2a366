import type { Sheet } from "../drawing/sheet.ts"

/** One way of composing an ad; `draw` and `strip` return SVG markup that fills the sheet. */
export interface Template {
  readonly id: string
  /** The photo is part of the composition (not so in a type-only poster). */
  readonly usesPhoto: boolean
  /** It is at its best with an offer. */
  readonly forOffers: boolean
  readonly draw: (sheet: Sheet) => string
  /** The long low banners. */
  readonly strip: (sheet: Sheet) => string
}
