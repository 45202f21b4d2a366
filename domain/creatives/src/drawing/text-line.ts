import { isolateNumerals } from "../text/bidi.ts"
import type { Sheet } from "./sheet.ts"
import { element, escapeXml } from "./xml.ts"

/** Families in order; every machine that draws should have the Noto ones, so that all drawings agree. */
export const fontFamily =
  "'Noto Sans','Noto Sans Devanagari','Noto Sans Hebrew','Noto Sans Arabic','Inter','Noto Sans SC','Noto Sans JP','Noto Sans KR',sans-serif"

/** Which edge a line keeps to; start is where reading starts. */
export type Align = "start" | "center" | "end"

/** How one line is drawn; tracking in ems. */
export interface LineStyle {
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly tracking?: number
  readonly align: Align
}

/** One line of text at a baseline; `x` is the edge or centre named by `align`, in final coordinates. */
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
