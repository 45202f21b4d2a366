import { picture } from "../drawing/picture.ts"
import { path, rectangle } from "../drawing/shapes.ts"
import { type Box, mirrored, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

/** The photo's edge: a shallow curve below it, or beside it on wide sheets. */
const curve = (sheet: Sheet, at: number, bulge: number): string => {
  const { width: w, height: h, shape } = sheet
  return shape === "wide"
    ? `M${w} 0H${at + bulge}C${at - bulge} ${h * 0.3} ${at - bulge * 0.6} ${h * 0.72} ${at + bulge * 1.4} ${h}H${w}Z`
    : `M0 0H${w}V${at - bulge}C${w * 0.7} ${at + bulge * 0.9} ${w * 0.34} ${at + bulge * 0.6} 0 ${at - bulge * 0.3}Z`
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, safe } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = 6 * u
  const at = wide ? w * 0.56 : h * (tall ? 0.43 : sheet.compact ? 0.36 : 0.46)
  const bulge = wide ? 8 * u : (tall ? 10 : 7) * u
  const photo: Box = wide
    ? { x: w * 0.44, y: 0, width: w * 0.56, height: h }
    : { x: 0, y: 0, width: w, height: at + bulge }
  const step = wide ? -2.6 * u : 2.6 * u
  const textTop = at + (tall ? 9 : 8) * u
  const text: Box = wide
    ? { x: m, y: m, width: w * 0.43 - m, height: h - 2 * m }
    : { x: m, y: textTop, width: w - 2 * m, height: safe.bottom - textTop - (tall ? 0 : m * 0.8) }
  return (
    rectangle(whole(sheet), { fill: "#ffffff" }) +
    mirrored(
      sheet,
      path(curve(sheet, at + step * 2, bulge), { fill: c.tint }),
      path(curve(sheet, at + step, bulge), { fill: c.primary }),
    ) +
    picture(sheet, photo, { pattern: "dots", outline: curve(sheet, at, bulge) }) +
    stack(
      sheet,
      text,
      column(
        brand(sheet, c.ink, { drop: 5 }),
        headline(sheet, c.primaryOnPaper, { gap: 2 * u, size: 7.8 * u, lines: wide ? 4 : 3 }),
        description(sheet, c.inkSoft, { gap: 1.6 * u }),
        offerPill(sheet, c.accent, c.onAccent, { gap: 2.2 * u }),
        action(sheet, c.solid, c.onSolid, { gap: 2.6 * u }),
      ),
      { align: wide ? "start" : "center", vertical: "center" },
    )
  )
}

/** A photo above two curves in the brand's colours, with text on white. */
export const horizon: Template = {
  id: "horizon",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) => {
    const { height: h, scheme: c } = sheet
    const right = h * (sheet.width / h > 7 ? 1.7 : 1.2)
    const sweep = (x: number): string => `M0 0H${x - h * 0.2}Q${x + h * 0.3} ${h / 2} ${x - h * 0.2} ${h}H0Z`
    return stripAd(sheet, {
      ground: "#ffffff",
      ink: c.primaryOnPaper,
      soft: c.inkSoft,
      button: c.solid,
      buttonInk: c.onSolid,
      edge: "curve",
      pattern: "dots",
      decoration: path(sweep(right + h * 0.16), { fill: c.tint }) + path(sweep(right + h * 0.08), { fill: c.primary }),
    })
  },
}
