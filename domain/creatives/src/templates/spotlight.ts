import { picture } from "../drawing/picture.ts"
import { gradientBox } from "../drawing/shapes.ts"
import { type Box, type Sheet, whole } from "../drawing/sheet.ts"
import { stack, stackHeight } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill, veil } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const side = (sheet: Sheet, text: Box): string => {
  const { scheme: c, width: w } = sheet
  const cover = veil(sheet)
  return gradientBox(
    sheet,
    "veil",
    whole(sheet),
    [
      { at: 0, colour: c.deep, opacity: Math.min(1, cover + 0.12) },
      { at: (text.x + text.width) / w, colour: c.deep, opacity: cover },
      { at: 0.94, colour: c.deep, opacity: 0 },
    ],
    true,
  )
}

const foot = (sheet: Sheet, top: number): string => {
  const { scheme: c, height: h } = sheet
  const cover = veil(sheet)
  return gradientBox(sheet, "veil", whole(sheet), [
    { at: Math.max(0, top / h - 0.22), colour: c.deep, opacity: 0 },
    { at: top / h, colour: c.deep, opacity: cover },
    { at: 1, colour: c.deep, opacity: Math.min(1, cover + 0.2) },
  ])
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, safe } = sheet
  const wide = shape === "wide"
  const m = 6.4 * u
  const bottom = shape === "tall" ? safe.bottom : h - m
  const top = wide ? h * 0.26 : h * 0.4
  const text: Box = { x: m, y: top, width: wide ? w * 0.5 : w - 2 * m, height: bottom - top }
  const items = column(
    offerPill(sheet, c.accent, c.onAccent),
    headline(sheet, c.onDeep, { size: 8.8 * u }),
    description(sheet, c.onDeepSoft),
    action(sheet, c.onDeep, c.deep),
  )
  const chip: Box = { x: m, y: Math.max(safe.top, m), width: wide ? w * 0.5 : w - 2 * m, height: 14 * u }
  return (
    picture(sheet, whole(sheet), { pattern: "arcs" }) +
    (wide ? side(sheet, text) : foot(sheet, bottom - stackHeight(sheet, text, items) - 3 * u)) +
    stack(sheet, chip, [wide ? brand(sheet, c.onDeep) : brand(sheet, c.onDeep, { ground: c.deep })]) +
    stack(sheet, text, items, { vertical: "end" })
  )
}

/** A full-bleed photo with text on a gradient of the brand's colour. */
export const spotlight: Template = {
  id: "spotlight",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.deep,
      ink: sheet.scheme.onDeep,
      soft: sheet.scheme.accentOnDeep,
      button: sheet.scheme.onDeep,
      buttonInk: sheet.scheme.deep,
      edge: "straight",
      pattern: "arcs",
    }),
}
