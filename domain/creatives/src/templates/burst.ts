import { textItem } from "../drawing/items.ts"
import { logoTile } from "../drawing/brand.ts"
import { picture } from "../drawing/picture.ts"
import { disc, path, rectangle, roundedPath, starPath } from "../drawing/shapes.ts"
import { type Box, placed, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, quietShade } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const badge = (sheet: Sheet, cx: number, cy: number, r: number): string => {
  const { scheme: c, content } = sheet
  const at = placed(sheet, { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r })
  const [x, y] = [at.x + r, at.y + r]
  const offer = (content.offerText ?? "").trim()
  const side = r * 1.02
  return (
    path(starPath(x, y + r * 0.05, r * 1.02, 20, 0.88), { fill: "#000", opacity: 0.16 }) +
    path(starPath(x, y, r, 20, 0.88), { fill: c.accent }) +
    disc(x, y, r * 0.78, { stroke: c.onAccent, strokeWidth: r * 0.016, opacity: 0.55 }) +
    (offer === ""
      ? logoTile(sheet, { x: x - side / 2, y: y - side / 2, width: side, height: side }, side * 0.2)
      : stack(
          sheet,
          { x: cx - r * 0.6, y: cy - r * 0.48, width: r * 1.2, height: r * 0.96 },
          [textItem(offer, { size: r * 0.42, weight: 800, fill: c.onAccent, lines: 4, leading: 1.06, least: 0.4 })],
          { align: "center", vertical: "center", minScale: 0.4 },
        ))
  )
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, safe } = sheet
  const wide = shape === "wide"
  const m = 6 * u
  const round = 9 * u
  const photo: Box = wide
    ? { x: w * 0.54, y: -round, width: w * 0.46 + round, height: h + 2 * round }
    : { x: -round, y: -round, width: w + 2 * round, height: h * (shape === "tall" ? 0.47 : 0.52) + round }
  const r = wide ? 21 * u : (sheet.compact ? 19 : 20) * u
  const text: Box = wide
    ? { x: m, y: m + 10 * u, width: w * 0.54 - m - r * 0.86, height: h - 2 * m - 10 * u }
    : {
        x: m,
        y: photo.y + photo.height + 4 * u,
        width: w - 2 * m,
        height: safe.bottom - (photo.y + photo.height) - 4 * u - (shape === "tall" ? 0 : m),
      }
  const [bx, by] = wide ? [w * 0.54, h * 0.62] : [w - m - r * 0.85, photo.y + photo.height - r * 0.42]

  return (
    rectangle(whole(sheet), { fill: c.primary }) +
    disc(placed(sheet, { x: 0, y: 0, width: 0, height: 0 }).x, h, 34 * u, {
      fill: quietShade(c.primary, c.secondary, c.onPrimary),
    }) +
    picture(sheet, photo, { pattern: "arcs", outline: roundedPath(photo, wide ? round * 1.6 : round) }) +
    badge(sheet, bx, by, r) +
    (wide ? stack(sheet, { x: m, y: m, width: w * 0.44, height: 9 * u }, [brand(sheet, c.onPrimary)]) : "") +
    stack(
      sheet,
      text,
      column(
        wide ? undefined : brand(sheet, c.onPrimary, { monogram: false }),
        headline(sheet, c.onPrimary, { gap: 1.6 * u, lines: wide ? 4 : 3 }),
        description(sheet, c.onPrimary, { gap: 1.6 * u }),
        action(sheet, c.onPrimary, c.primary, { gap: 3 * u }),
      ),
      { vertical: wide ? "center" : shape === "tall" ? "center" : "end" },
    )
  )
}

/** A starburst with the offer, half on the photo. */
export const burst: Template = {
  id: "burst",
  usesPhoto: true,
  forOffers: true,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.primary,
      ink: sheet.scheme.onPrimary,
      soft: sheet.scheme.onPrimary,
      button: sheet.scheme.accent,
      buttonInk: sheet.scheme.onAccent,
      edge: "curve",
      pattern: "rays",
    }),
}
