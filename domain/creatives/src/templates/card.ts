import { picture } from "../drawing/picture.ts"
import { rectangle, shadow } from "../drawing/shapes.ts"
import { type Box, inset, placed, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, safe } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = (sheet.compact ? 3.6 : 5) * u
  const card: Box = wide
    ? { x: m, y: m, width: w * 0.5, height: h - 2 * m }
    : tall
      ? { x: m, y: safe.bottom - h * 0.4, width: w - 2 * m, height: h * 0.4 }
      : { x: m, y: h * (sheet.compact ? 0.4 : 0.46), width: w - 2 * m, height: h * (sheet.compact ? 0.6 : 0.54) - m }
  const pad = (sheet.compact ? 3.8 : 5) * u
  const place = placed(sheet, card)
  const ends = 2.6 * u
  const stripe = placed(sheet, { x: card.x, y: card.y + ends * 1.6, width: 1.1 * u, height: card.height - ends * 3.2 })
  return (
    picture(sheet, whole(sheet), { pattern: "tiles" }) +
    shadow(place, ends, 4 * u) +
    rectangle(place, { fill: "#ffffff", radius: ends }) +
    rectangle(stripe, { fill: c.primary, radius: 0.4 * u }) +
    stack(
      sheet,
      inset(card, pad),
      column(
        brand(sheet, c.ink, { drop: 5 }),
        headline(sheet, c.ink, { size: 7 * u, gap: 2.6 * u, lines: wide ? 4 : 3 }),
        description(sheet, c.inkSoft, { size: 3.6 * u, gap: 1.6 * u, lines: wide || tall ? 3 : 2 }),
        offerPill(sheet, c.tint, c.ink, { gap: 2.2 * u, radius: 0.5 }),
        action(sheet, c.solid, c.onSolid, { radius: 0.55, gap: 2.6 * u }),
      ),
      { vertical: "center" },
    )
  )
}

/** A white card floating on the photo. */
export const card: Template = {
  id: "card",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: "#ffffff",
      ink: sheet.scheme.ink,
      soft: sheet.scheme.inkSoft,
      button: sheet.scheme.solid,
      buttonInk: sheet.scheme.onSolid,
      edge: "curve",
      pattern: "tiles",
      buttonRadius: 0.5,
      weight: 700,
    }),
}
