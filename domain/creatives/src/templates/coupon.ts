import { textItem } from "../drawing/items.ts"
import { patternFill } from "../drawing/patterns.ts"
import { picture } from "../drawing/picture.ts"
import { path } from "../drawing/shapes.ts"
import { type Box, mirrored, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description } from "./parts.ts"
import { stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const ticket = ({ x, y, width, height }: Box, at: number, notch: number, upright: boolean): string => {
  const r = notch * 0.7
  return upright
    ? `M${x + r} ${y}H${x + at - notch}A${notch} ${notch} 0 0 0 ${x + at + notch} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + at + notch}A${notch} ${notch} 0 0 0 ${x + at - notch} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
    : `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + at - notch}A${notch} ${notch} 0 0 0 ${x + width} ${y + at + notch}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${y + at + notch}A${notch} ${notch} 0 0 0 ${x} ${y + at - notch}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, content, safe } = sheet
  const wide = shape === "wide"
  const m = (sheet.compact ? 4 : 6) * u
  const notch = 3.4 * u
  const [top, foot] = shape === "tall" ? [safe.top, safe.bottom] : [m, h - m]
  const card: Box = { x: m, y: top, width: w - 2 * m, height: foot - top }
  const at = wide ? card.width * 0.4 : card.height * (shape === "tall" ? 0.42 : sheet.compact ? 0.3 : 0.38)
  const outline = ticket(card, at, notch, wide)
  const photo: Box = wide ? { ...card, width: at } : { ...card, height: at }
  const pad = (sheet.compact ? 4 : 5.4) * u
  const text: Box = wide
    ? { x: card.x + at + pad, y: card.y + pad, width: card.width - at - 2 * pad, height: card.height - 2 * pad }
    : { x: card.x + pad, y: card.y + at + pad, width: card.width - 2 * pad, height: card.height - at - 2 * pad }
  const offer = (content.offerText ?? "").trim()
  const line = wide
    ? `M${card.x + at} ${card.y + notch * 1.6}V${card.y + card.height - notch * 1.6}`
    : `M${card.x + notch * 1.6} ${card.y + at}H${card.x + card.width - notch * 1.6}`
  return (
    patternFill(sheet, whole(sheet), "dots") +
    mirrored(sheet, path(outline, { fill: "#ffffff" })) +
    picture(sheet, photo, { pattern: "tiles", outline }) +
    mirrored(sheet, panel(sheet, card, at, notch, wide)) +
    mirrored(sheet, path(line, { stroke: c.primaryOnPaper, strokeWidth: 0.45 * u, dash: `${1.4 * u} ${1.2 * u}` })) +
    stack(
      sheet,
      text,
      column(
        brand(sheet, c.ink, { monogram: false, drop: 4 }),
        textItem(offer === "" ? content.headline : offer, {
          size: 11 * u,
          weight: 800,
          fill: c.primaryOnPaper,
          lines: 2,
          leading: 1.02,
          gap: 2.2 * u,
          tracking: -0.015,
          least: 0.45,
        }),
        offer === ""
          ? undefined
          : textItem(content.headline, {
              size: 5.2 * u,
              weight: 700,
              fill: c.ink,
              lines: 2,
              leading: 1.16,
              gap: 1.6 * u,
            }),
        description(sheet, c.inkSoft, { gap: 1.4 * u, lines: 2 }),
        action(sheet, c.solid, c.onSolid, { radius: 0.5, gap: 3 * u }),
      ),
      { vertical: "center", align: wide ? "start" : "center" },
    )
  )
}

const panel = (sheet: Sheet, card: Box, at: number, notch: number, wide: boolean): string => {
  const r = notch * 0.7
  const { x, y, width, height } = card
  const d = wide
    ? `M${x + at} ${y + notch}A${notch} ${notch} 0 0 0 ${x + at + notch} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + at + notch}A${notch} ${notch} 0 0 0 ${x + at} ${y + height - notch}Z`
    : `M${x + notch} ${y + at}A${notch} ${notch} 0 0 1 ${x} ${y + at + notch}V${y + height - r}A${r} ${r} 0 0 0 ${x + r} ${y + height}H${x + width - r}A${r} ${r} 0 0 0 ${x + width} ${y + height - r}V${y + at + notch}A${notch} ${notch} 0 0 1 ${x + width - notch} ${y + at}Z`
  return path(d, { fill: "#ffffff" })
}

/** Halfway between the text and the button of a strip. */
const couponLine = ({ width, height }: Sheet): number => width * (width / height > 7 ? 0.75 : 0.71) - height * 0.16

/** A ticket with a perforated edge and the offer in large figures. */
export const coupon: Template = {
  id: "coupon",
  usesPhoto: true,
  forOffers: true,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: "#ffffff",
      ink: sheet.scheme.ink,
      soft: sheet.scheme.primaryOnPaper,
      button: sheet.scheme.solid,
      buttonInk: sheet.scheme.onSolid,
      edge: "straight",
      pattern: "arcs",
      buttonRadius: 0.4,
      decoration: path(`M${couponLine(sheet)} ${sheet.height * 0.1}V${sheet.height * 0.9}`, {
        stroke: sheet.scheme.primaryOnPaper,
        strokeWidth: sheet.height * 0.03,
        dash: `${sheet.height * 0.07} ${sheet.height * 0.07}`,
      }),
    }),
}
