import { isolateNumerals } from "../text/bidi.ts"
import type { Sheet } from "./sheet.ts"
import { element, escapeXml } from "./xml.ts"

/** Font families in order; every machine that draws should have the Noto ones, so that drawings are identical. */
export const fontFamily =
  "'Noto Sans','Noto Sans Devanagari','Noto Sans Hebrew','Noto Sans Arabic','Inter','Noto Sans SC','Noto Sans JP','Noto Sans KR',sans-serif"

/** The edge that a line aligns to; start is where reading starts. */
export type Align = "start" | "center" | "end"

/** The style of one line; tracking in ems. */
export interface LineStyle {
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly tracking?: number
  readonly align: Align
}

/** Draws a line of text at a baseline; `x` is the edge or centre of `align`, in final coordinates. */
export const textLine = (sheet: Sheet, text: string, x: number, baseline: number, style: LineStyle): string =>
  element(
    "text",
    {
      x,
      y: baseline,
      "font-size": style.size,
      "font-weight": style.weight,
      fill: style.fill,
      direction: sheet.rtl ? "rtl" : "ltr",
      "text-anchor": style.align === "center" ? "middle" : style.align,
      "letter-spacing": style.tracking === undefined || style.tracking === 0 ? undefined : style.tracking * style.size,
    },
    escapeXml(sheet.rtl ? isolateNumerals(text) : text),
  )
