import { path, rectangle } from "../drawing/shapes.ts"
import { type Box, mirrored, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { textItem } from "../drawing/items.ts"
import { action, brand, column, description, headline } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

/** Radius of the quarter disc in the far upper corner; text stays clear of it. */
const cornerOf = ({ width, height, shape }: Sheet): number =>
  Math.min(width, height) * (shape === "tall" ? 0.6 : shape === "wide" ? 0.44 : 0.36)

const shapes = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u } = sheet
  const r = cornerOf(sheet)
  const inner = r * 0.6
  return mirrored(
    sheet,
    path(`M${w} 0V${r}A${r} ${r} 0 0 1 ${w - r} 0Z`, { fill: c.secondary }),
    path(`M${w} 0V${inner}A${inner} ${inner} 0 0 1 ${w - inner} 0Z`, { fill: c.accent }),
    rectangle({ x: 0, y: h - 1.8 * u, width: w, height: 1.8 * u }, { fill: c.accent }),
  )
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, content, safe } = sheet
  const m = 7 * u
  const top = shape === "tall" ? safe.top : m
  const foot = shape === "tall" ? h - safe.bottom : m
  const r = cornerOf(sheet)
  const offer = (content.offerText ?? "").trim()
  const body: Box = {
    x: m,
    y: shape === "wide" ? top + 13 * u : r + 2 * u,
    width: shape === "wide" ? w * 0.7 : w - 2 * m,
    height: 0,
  }
  const big = sheet.shape === "tall" ? 12.5 : shape === "wide" ? 10.4 : 11.6
  return (
    rectangle(whole(sheet), { fill: c.primary }) +
    shapes(sheet) +
    (shape === "tall"
      ? ""
      : stack(sheet, { x: m, y: top, width: w - 2 * m - r * 0.94, height: 9 * u }, [brand(sheet, c.onPrimary)])) +
    stack(
      sheet,
      { ...body, height: h - body.y - foot },
      column(
        shape === "tall" ? brand(sheet, c.onPrimary, { drop: 4 }) : undefined,
        offer === ""
          ? undefined
          : textItem(offer, { size: 4.4 * u, weight: 700, fill: c.onPrimary, lines: 2, drop: 2, gap: 4 * u }),
        headline(sheet, c.onPrimary, {
          size: big * u,
          lines: 4,
          leading: 1.02,
          tracking: -0.02,
          gap: 1.8 * u,
          least: 0.5,
        }),
        description(sheet, c.onPrimary, { size: 4.2 * u, gap: 2.6 * u }),
        action(sheet, c.onPrimary, c.primary, { radius: 0.2 }),
      ),
      { vertical: "end" },
    )
  )
}

/** Type alone, very large, with a few flat shapes. */
export const poster: Template = {
  id: "poster",
  usesPhoto: false,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.primary,
      ink: sheet.scheme.onPrimary,
      soft: sheet.scheme.onPrimary,
      button: sheet.scheme.onPrimary,
      buttonInk: sheet.scheme.primary,
      edge: "none",
      pattern: "dots",
      buttonRadius: 0.2,
    }),
}
