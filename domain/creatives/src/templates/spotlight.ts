import { picture } from "../drawing/picture.ts"
import { gradientBox } from "../drawing/shapes.ts"
import { type Box, placed, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill, veil } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape } = sheet
  const wide = shape === "wide"
  const m = 6.4 * u
  const cover = veil(sheet)
  const text: Box = wide
    ? { x: m, y: h * 0.26, width: w * 0.5, height: h * 0.74 - m }
    : {
        x: m,
        y: h * (shape === "tall" ? 0.52 : 0.44),
        width: w - 2 * m,
        height: h * (shape === "tall" ? 0.38 : 0.56) - (shape === "tall" ? 0 : m),
      }
  const top = text.y / h
  const fades = wide
    ? gradientBox(
        sheet,
        "veil",
        whole(sheet),
        [
          { at: 0, colour: c.deep, opacity: Math.min(1, cover + 0.12) },
          { at: (text.x + text.width) / w, colour: c.deep, opacity: cover },
          { at: 0.92, colour: c.deep, opacity: 0 },
        ],
        true,
      )
    : gradientBox(sheet, "veil", whole(sheet), [
        { at: Math.max(0, top - 0.2), colour: c.deep, opacity: 0 },
        { at: top, colour: c.deep, opacity: cover },
        { at: 1, colour: c.deep, opacity: Math.min(1, cover + 0.2) },
      ]) +
      gradientBox(sheet, "lid", placed(sheet, { x: 0, y: 0, width: w, height: h * 0.3 }), [
        { at: 0, colour: c.deep, opacity: cover },
        { at: (m + 9 * u) / (h * 0.3), colour: c.deep, opacity: cover },
        { at: 1, colour: c.deep, opacity: 0 },
      ])
  return (
    picture(sheet, whole(sheet), { pattern: "arcs" }) +
    fades +
    stack(sheet, { x: m, y: m, width: wide ? w * 0.5 : w - 2 * m, height: 9 * u }, [brand(sheet, c.onDeep)]) +
    stack(
      sheet,
      text,
      column(
        offerPill(sheet, c.accent, c.onAccent),
        headline(sheet, c.onDeep, { size: 8.8 * u }),
        description(sheet, c.onDeepSoft),
        action(sheet, c.onDeep, c.deep),
      ),
      { vertical: "end" },
    )
  )
}

/** Full-bleed photo, the words on a deepening shade of the brand's colour. */
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
