import { fitText } from "../text/fit-text.ts"
import { ellipsise } from "../text/wrap-text.ts"
import { textWidth } from "../text/text-width.ts"
import { metricsOf, mayTrack } from "./script.ts"
import { rectangle } from "./shapes.ts"
import type { Box, Sheet } from "./sheet.ts"
import type { Item } from "./stack.ts"
import { type Align, textLine } from "./text-line.ts"

/** The style of a paragraph; sizes in pixels at full scale. */
export interface TextStyle {
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly lines: number
  readonly leading?: number
  readonly tracking?: number
  readonly upper?: boolean
  readonly gap?: number
  readonly drop?: number
  /** The smallest share of `size` to which the text may shrink before it is cut. */
  readonly least?: number
}

const edge = (sheet: Sheet, box: Box, align: Align): number => {
  if (align === "center") return box.x + box.width / 2
  return (align === "start") === sheet.rtl ? box.x + box.width : box.x
}

/** A paragraph: wrapped, balanced, shrunk, and finally cut with an ellipsis. */
export const textItem = (raw: string, style: TextStyle): Item => ({
  gap: style.gap ?? 0,
  ...(style.drop === undefined ? {} : { drop: style.drop }),
  lay: (sheet, width, scale) => {
    const text = style.upper === true ? raw.toUpperCase() : raw
    const tracking = mayTrack(text) ? (style.tracking ?? 0) : 0
    const size = style.size * scale
    const fitted = fitText({
      text,
      width,
      maxLines: style.lines,
      size,
      minSize: size * (style.least ?? 0.72),
      weight: style.weight,
      tracking,
      balanced: true,
    })
    const metrics = metricsOf(text, style.leading ?? 1.14)
    const step = metrics.leading * fitted.size
    const height =
      fitted.lines.length === 0
        ? 0
        : (metrics.ascent + metrics.descent) * fitted.size + step * (fitted.lines.length - 1)
    return {
      height,
      cut: fitted.cut,
      draw: (box, align) =>
        fitted.lines
          .map((line, index) =>
            textLine(sheet, line, edge(sheet, box, align), box.y + metrics.ascent * fitted.size + index * step, {
              size: fitted.size,
              weight: style.weight,
              fill: style.fill,
              tracking,
              align,
            }),
          )
          .join(""),
    }
  },
})

/** The style of a label in a box; paddings and radius in ems. */
export interface PillStyle {
  readonly size: number
  readonly fill: string
  readonly ink: string
  readonly weight?: number
  readonly radius?: number
  readonly stroke?: string
  readonly upper?: boolean
  readonly padX?: number
  readonly padY?: number
  readonly gap?: number
  readonly drop?: number
}

/** A label in a filled or outlined box, for buttons and offers; fully round by default. */
export const pillItem = (raw: string, style: PillStyle): Item => ({
  gap: style.gap ?? 0,
  ...(style.drop === undefined ? {} : { drop: style.drop }),
  lay: (sheet, width, scale) => {
    const weight = style.weight ?? 700
    const label = style.upper === true ? raw.toUpperCase() : raw
    let size = style.size * scale
    const pad = style.padX ?? 1.15
    const wanted = size
    while (size > wanted * 0.7 && textWidth(label, size, weight) + 2 * pad * size > width) size *= 0.95
    const shown = ellipsise(label, width - 2 * pad * size, { size, weight })
    const metrics = metricsOf(label, 1)
    const padY = (style.padY ?? 0.62) * size
    const height = (0.72 + (metrics.ascent > 0.8 ? 0.3 : 0)) * size + 2 * padY
    const pillWidth = Math.min(width, textWidth(shown, size, weight) + 2 * pad * size)
    return {
      height,
      cut: shown !== label,
      draw: (box, align) => {
        const at = edge(sheet, box, align)
        const x = align === "center" ? at - pillWidth / 2 : (align === "start") === sheet.rtl ? at - pillWidth : at
        const radius = style.radius === undefined ? height / 2 : style.radius * size
        const line = style.stroke === undefined ? {} : { stroke: style.stroke, strokeWidth: size * 0.1 }
        const baseline = box.y + height / 2 + (metrics.ascent > 0.8 ? 0.28 : 0.355) * size
        return (
          rectangle({ x, y: box.y, width: pillWidth, height }, { fill: style.fill, radius, ...line }) +
          textLine(sheet, shown, x + pillWidth / 2, baseline, { size, weight, fill: style.ink, align: "center" })
        )
      },
    }
  },
})

/** A short line, for example between a title and its text. */
export const ruleItem = (length: number, thickness: number, fill: string, gap: number): Item => ({
  gap,
  drop: 9,
  lay: (sheet, width, scale) => ({
    height: thickness * scale,
    cut: false,
    draw: (box, align) => {
      const shown = Math.min(length * scale, width)
      const at = edge(sheet, box, align)
      const x = align === "center" ? at - shown / 2 : (align === "start") === sheet.rtl ? at - shown : at
      return rectangle(
        { x, y: box.y, width: shown, height: thickness * scale },
        { fill, radius: (thickness * scale) / 2 },
      )
    },
  }),
})
