import { ruleItem, textItem } from "../drawing/items.ts"
import { picture } from "../drawing/picture.ts"
import { rectangle } from "../drawing/shapes.ts"
import { type Box, inset, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, column, description, headline, offerPill } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, content, safe } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = (sheet.compact ? 4 : 5) * u
  const top = tall ? h * 0.08 : m
  const photo: Box = wide
    ? { x: m, y: m, width: w * 0.5 - m, height: h - 2 * m }
    : { x: m, y: top, width: w - 2 * m, height: h * (tall ? 0.4 : sheet.compact ? 0.42 : 0.5) }
  const below = photo.y + photo.height
  const text: Box = wide
    ? { x: w * 0.5 + m * 1.2, y: m * 1.3, width: w * 0.5 - m * 2.4, height: h - 2.6 * m }
    : { x: m * 1.6, y: below + 3 * u, width: w - m * 3.2, height: safe.bottom - below - 3 * u - (tall ? 0 : m) }
  return (
    rectangle(whole(sheet), { fill: c.paper }) +
    picture(sheet, photo, { pattern: "waves" }) +
    rectangle(inset(whole(sheet), m * 0.42), { stroke: c.primaryOnPaper, strokeWidth: Math.max(1, 0.28 * u) }) +
    stack(
      sheet,
      text,
      column(
        textItem(content.businessName, {
          size: (sheet.compact ? 4 : 2.9) * u,
          weight: 700,
          fill: c.primaryOnPaper,
          lines: 1,
          upper: true,
          tracking: 0.16,
        }),
        headline(sheet, c.ink, { size: 7.2 * u, weight: 700, gap: 2 * u, lines: wide ? 4 : 3 }),
        ruleItem(9 * u, 0.5 * u, c.accent, 2.4 * u),
        description(sheet, c.inkSoft),
        offerPill(sheet, c.tint, c.ink, { radius: 0.3 }),
        action(sheet, c.ink, c.paper, { radius: 0.2, gap: 3 * u }),
      ),
      { align: "center", vertical: "center" },
    )
  )
}

/** A framed print: thin frame, wide margin, centred caption. */
export const gallery: Template = {
  id: "gallery",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.paper,
      ink: sheet.scheme.ink,
      soft: sheet.scheme.primaryOnPaper,
      button: sheet.scheme.ink,
      buttonInk: sheet.scheme.paper,
      edge: "inset",
      pattern: "waves",
      buttonRadius: 0.2,
      weight: 700,
      decoration: rectangle(inset(whole(sheet), sheet.height * 0.02), {
        stroke: sheet.scheme.primaryOnPaper,
        strokeWidth: sheet.height * 0.02,
      }),
    }),
}
