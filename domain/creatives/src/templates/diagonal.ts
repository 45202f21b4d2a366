import { picture } from "../drawing/picture.ts"
import { path, polygon, rectangle } from "../drawing/shapes.ts"
import { type Box, mirrored, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, safe } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = 6 * u
  const high = h * (tall ? 0.47 : sheet.compact ? 0.44 : 0.57)
  const low = h * (tall ? 0.36 : sheet.compact ? 0.28 : 0.4)
  const band = wide ? 3.6 * u : 3.2 * u
  const photo: Box = wide ? { x: w * 0.42, y: 0, width: w * 0.58, height: h } : { x: 0, y: 0, width: w, height: high }
  const outline = wide
    ? polygon([
        [w * 0.6, 0],
        [w, 0],
        [w, h],
        [w * 0.44, h],
      ])
    : polygon([
        [0, 0],
        [w, 0],
        [w, low],
        [0, high],
      ])
  const stripe = wide
    ? polygon([
        [w * 0.6 - band, 0],
        [w * 0.6, 0],
        [w * 0.44, h],
        [w * 0.44 - band, h],
      ])
    : polygon([
        [0, high],
        [w, low],
        [w, low + band],
        [0, high + band],
      ])
  const second = wide
    ? polygon([
        [w * 0.6 - band * 1.8, 0],
        [w * 0.6 - band, 0],
        [w * 0.44 - band, h],
        [w * 0.44 - band * 1.8, h],
      ])
    : polygon([
        [0, high + band],
        [w, low + band],
        [w, low + band * 1.8],
        [0, high + band * 1.8],
      ])
  const textTop = high + band * 1.8 + (sheet.compact ? 0.5 : 1.5) * u
  const text: Box = wide
    ? { x: m, y: m, width: w * 0.44 - band * 1.8 - m * 1.1, height: h - 2 * m }
    : { x: m, y: textTop, width: w - 2 * m, height: safe.bottom - textTop - (tall ? 0 : m) }
  const rest = column(
    headline(sheet, c.onDeep, wide ? { size: 7.4 * u, lines: 4 } : { size: 7.6 * u }),
    description(sheet, c.onDeepSoft, { gap: 1.8 * u, lines: 2 }),
    offerPill(sheet, c.deep, c.accentOnDeep, { stroke: c.accentOnDeep }),
    action(sheet, c.solidOnDeep, c.onSolidOnDeep, { radius: 0.3, gap: 2.8 * u }),
  )
  return (
    rectangle(whole(sheet), { fill: c.deep }) +
    picture(sheet, photo, { pattern: "waves", outline }) +
    mirrored(sheet, path(stripe, { fill: c.accent }), path(second, { fill: c.primary })) +
    (wide || sheet.compact
      ? ""
      : stack(
          sheet,
          { x: w * 0.42, y: low + band * 1.8 + (high - low) * 0.62, width: w * 0.58 - m, height: 8 * u },
          [brand(sheet, c.onDeep)],
          { align: "end" },
        )) +
    stack(sheet, text, wide ? [brand(sheet, c.onDeep, { drop: 4 }), ...rest] : rest, {
      vertical: wide || tall ? "center" : "end",
    })
  )
}

/** A photo cut along a slope, a double stripe beneath it, and text on a deep background. */
export const diagonal: Template = {
  id: "diagonal",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) => {
    const { height: h, scheme: c } = sheet
    const right = h * (sheet.width / h > 7 ? 1.7 : 1.2)
    return stripAd(sheet, {
      ground: c.deep,
      ink: c.onDeep,
      soft: c.accentOnDeep,
      button: c.solidOnDeep,
      buttonInk: c.onSolidOnDeep,
      edge: "slant",
      pattern: "waves",
      buttonRadius: 0.3,
      decoration: path(
        polygon([
          [right, 0],
          [right + h * 0.3, 0],
          [right - h * 0.06, h],
          [right - h * 0.3, h],
        ]),
        { fill: c.accent },
      ),
    })
  },
}
