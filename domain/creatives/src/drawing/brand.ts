import { graphemes } from "@domain/kernel"
import { textWidth } from "../text/text-width.ts"
import { ellipsise } from "../text/wrap-text.ts"
import { metricsOf } from "./script.ts"
import { rectangle, roundedPath } from "./shapes.ts"
import { type Box, inset, type Sheet } from "./sheet.ts"
import type { Item } from "./stack.ts"
import { type Align, textLine } from "./text-line.ts"
import { element } from "./xml.ts"

/** Draws the logo on a white tile, or the name's first character on the brand's colour; box in final coordinates. */
export const logoTile = (sheet: Sheet, box: Box, radius: number): string => {
  const { logo, businessName } = sheet.content
  const { scheme } = sheet
  if (logo !== undefined) {
    const id = `${sheet.idPrefix}-logo-${Math.round(box.x)}-${Math.round(box.y)}`
    const inner = inset(box, box.width * 0.09)
    return (
      rectangle(box, { fill: "#ffffff", radius }) +
      element("clipPath", { id }, element("path", { d: roundedPath(inner, radius * 0.7) })) +
      element(
        "g",
        { "clip-path": `url(#${id})` },
        element("image", { href: logo, ...inner, preserveAspectRatio: "xMidYMid meet" }),
      )
    )
  }
  const initial = (graphemes(businessName.trim())[0] ?? "").toUpperCase()
  const tall = metricsOf(initial, 1).ascent > 0.8
  return (
    rectangle(box, { fill: scheme.accent, radius }) +
    textLine(sheet, initial, box.x + box.width / 2, box.y + box.height * (tall ? 0.66 : 0.69), {
      size: box.height * 0.52,
      weight: 800,
      fill: scheme.onAccent,
      align: "center",
    })
  )
}

/** The style of logo and name; sizes in pixels at full scale. */
export interface BrandStyle {
  readonly size: number
  readonly fill: string
  readonly gap?: number
  readonly drop?: number
  /** Draws the initial when there is no logo; by default only the name. */
  readonly monogram?: boolean
  /** A rounded background behind the row, for use on a photo. */
  readonly ground?: string
}

/** An item with logo and business name in a row. */
export const brandItem = (style: BrandStyle): Item => ({
  gap: style.gap ?? 0,
  ...(style.drop === undefined ? {} : { drop: style.drop }),
  lay: (sheet, width, scale) => {
    const size = style.size * scale
    const hasTile = sheet.content.logo !== undefined || style.monogram === true
    const tile = hasTile ? size * 2.3 : 0
    const space = hasTile ? size * 0.65 : 0
    const pad = style.ground === undefined ? 0 : size * 0.55
    const room = width - tile - space - 2.8 * pad
    let nameSize = size
    const name = sheet.content.businessName.trim()
    while (nameSize > size * 0.75 && textWidth(name, nameSize, 700) > room) nameSize *= 0.95
    const shown = ellipsise(name, room, { size: nameSize, weight: 700 })
    const total = tile + space + textWidth(shown, nameSize, 700) + 2.8 * pad
    const metrics = metricsOf(shown, 1)
    const height = 2 * pad + (hasTile ? tile : (metrics.ascent + metrics.descent) * nameSize)
    return {
      height,
      cut: false,
      draw: (box: Box, align: Align) => {
        const slack = box.width - total
        const fromStart = align === "center" ? slack / 2 : align === "end" ? slack : 0
        const edge = sheet.rtl ? box.x + box.width - fromStart : box.x + fromStart
        const sign = sheet.rtl ? -1 : 1
        const start = edge + sign * pad
        const ground = { x: sheet.rtl ? edge - total : edge, y: box.y, width: total, height }
        const tileBox = { x: sheet.rtl ? start - tile : start, y: box.y + pad, width: tile, height: tile }
        const baseline = box.y + height / 2 + (metrics.ascent > 0.8 ? 0.3 : 0.27) * nameSize
        return (
          (style.ground === undefined ? "" : rectangle(ground, { fill: style.ground, radius: tile * 0.24 + pad })) +
          (hasTile ? logoTile(sheet, tileBox, tile * 0.24) : "") +
          textLine(
            sheet,
            shown,
            start + sign * (tile + space),
            hasTile ? baseline : box.y + pad + metrics.ascent * nameSize,
            {
              size: nameSize,
              weight: 700,
              fill: style.fill,
              align: "start",
            },
          )
        )
      },
    }
  },
})
