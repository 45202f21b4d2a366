import { logoTile } from "../drawing/brand.ts"
import { picture } from "../drawing/picture.ts"
import { rectangle } from "../drawing/shapes.ts"
import { type Box, placed, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { textItem } from "../drawing/items.ts"
import { action, column, description, headline, offerPill } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, content, safe } = sheet
  const wide = shape === "wide"
  const m = 6 * u
  const photo: Box = wide
    ? { x: w * 0.52, y: 0, width: w * 0.48, height: h }
    : { x: 0, y: 0, width: w, height: h * (shape === "tall" ? 0.45 : sheet.compact ? 0.38 : 0.48) }
  const side = (sheet.compact ? 15 : 13) * u
  const seam: Box = wide
    ? { x: photo.x - side / 2, y: m, width: side, height: side }
    : { x: m, y: photo.height - side / 2, width: side, height: side }
  const text: Box = wide
    ? { x: m, y: m, width: photo.x - m * 1.4 - side / 2, height: h - 2 * m }
    : {
        x: m,
        y: photo.height + side / 2 + 2.4 * u,
        width: w - 2 * m,
        height: safe.bottom - photo.height - side / 2 - 2.4 * u - (shape === "tall" ? 0 : m),
      }
  const tile = placed(sheet, seam)
  return (
    rectangle(whole(sheet), { fill: c.primary }) +
    picture(sheet, photo, { pattern: "tiles" }) +
    rectangle(
      { x: tile.x - u, y: tile.y - u, width: tile.width + 2 * u, height: tile.height + 2 * u },
      { fill: c.primary, radius: side * 0.28 },
    ) +
    logoTile(sheet, tile, side * 0.22) +
    (wide
      ? ""
      : stack(
          sheet,
          { x: m + side + 2.4 * u, y: photo.height + 1.4 * u, width: w - 2 * m - side - 2.4 * u, height: side / 2 },
          [textItem(content.businessName, { size: 3.4 * u, weight: 700, fill: c.onPrimary, lines: 1 })],
          { vertical: "center" },
        )) +
    stack(
      sheet,
      text,
      column(
        wide ? textItem(content.businessName, { size: 3.6 * u, weight: 700, fill: c.onPrimary, lines: 1 }) : undefined,
        headline(sheet, c.onPrimary, wide ? { lines: 4 } : {}),
        description(sheet, c.onPrimary),
        offerPill(sheet, c.primary, c.onPrimary, { stroke: c.onPrimary, radius: 0.4 }),
        action(sheet, c.accent, c.onAccent, { radius: 0.5 }),
      ),
      { vertical: wide ? "center" : "start" },
    )
  )
}

/** Half photo, half solid brand colour, the logo on the seam. */
export const split: Template = {
  id: "split",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.primary,
      ink: sheet.scheme.onPrimary,
      soft: sheet.scheme.onPrimary,
      button: sheet.scheme.accent,
      buttonInk: sheet.scheme.onAccent,
      edge: "straight",
      pattern: "tiles",
      buttonRadius: 0.4,
    }),
}
