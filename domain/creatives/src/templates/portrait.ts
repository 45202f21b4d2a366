import { picture } from "../drawing/picture.ts"
import { circlePath, disc, rectangle } from "../drawing/shapes.ts"
import { type Box, mirrored, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

interface Place {
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly text: Box
}

const placeOf = (sheet: Sheet): Place => {
  const { width: w, height: h, unit: u, shape, safe } = sheet
  const m = 6 * u
  if (shape === "wide")
    return { cx: w * 0.77, cy: h * 0.5, r: h * 0.41, text: { x: m, y: m, width: w * 0.52 - m, height: h - 2 * m } }
  if (shape === "tall")
    return {
      cx: w * 0.56,
      cy: h * 0.25,
      r: w * 0.38,
      text: { x: m, y: h * 0.5, width: w - 2 * m, height: safe.bottom - h * 0.5 },
    }
  return {
    cx: w * 0.66,
    cy: h * 0.23,
    r: w * 0.27,
    text: { x: m, y: h * 0.54, width: w - 2 * m, height: h * 0.46 - m },
  }
}

const dots = (x: number, y: number, step: number, fill: string): string =>
  Array.from({ length: 25 }, (_, index) =>
    disc(x + (index % 5) * step, y + Math.floor(index / 5) * step, step * 0.14, { fill }),
  ).join("")

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, shape } = sheet
  const { cx, cy, r, text } = placeOf(sheet)
  const circle: Box = { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }
  const wide = shape === "wide"
  return (
    rectangle(whole(sheet), { fill: c.paper }) +
    mirrored(
      sheet,
      disc(wide ? w : cx + r * 0.5, wide ? h * 0.32 : cy - r * 0.35, r * 1.24, { fill: c.tint }),
      dots(cx - r * 1.1, cy + r * 0.42, r * 0.115, c.primaryOnPaper),
      disc(cx, cy, r * 1.07, { stroke: c.primary, strokeWidth: r * 0.025 }),
      disc(cx + r * 0.76, cy + r * 0.76, r * 0.17, { fill: c.accent }),
      disc(cx - r * 0.98, cy - r * 0.42, r * 0.07, { fill: c.secondary }),
    ) +
    picture(sheet, circle, { pattern: "tiles", outline: circlePath(cx, cy, r) }) +
    stack(
      sheet,
      text,
      column(
        brand(sheet, c.ink, { drop: 4 }),
        headline(sheet, c.ink),
        description(sheet, c.inkSoft),
        offerPill(sheet, c.accent, c.onAccent),
        action(sheet, c.solid, c.onSolid),
      ),
      { vertical: wide ? "center" : shape === "tall" ? "start" : "center" },
    )
  )
}

/** A round photo with an orbit of small shapes, on paper. */
export const portrait: Template = {
  id: "portrait",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.paper,
      ink: sheet.scheme.ink,
      soft: sheet.scheme.inkSoft,
      button: sheet.scheme.solid,
      buttonInk: sheet.scheme.onSolid,
      edge: "circle",
      pattern: "tiles",
      decoration: disc(sheet.height * 0.2, 0, sheet.height * 0.85, { fill: sheet.scheme.tint }),
    }),
}
