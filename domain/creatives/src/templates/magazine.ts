import { textItem } from "../drawing/items.ts"
import { picture } from "../drawing/picture.ts"
import { gradientBox, rectangle } from "../drawing/shapes.ts"
import { type Box, inset, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, column, description, headline, veil } from "./parts.ts"
import { edgeLine, stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, content } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = (sheet.compact ? 5.4 : 6) * u
  const cover = veil(sheet)
  const mastTop = tall ? h * 0.07 : m * 1.1
  const mast: Box = { x: m * 1.4, y: mastTop, width: w - 2.8 * m, height: (sheet.compact ? 10 : tall ? 17 : 14) * u }
  const mastEnd = (mast.y + mast.height) / h
  const textTop = wide ? 0.44 : tall ? 0.64 : 0.56
  const text: Box = {
    x: m * 1.4,
    y: h * textTop,
    width: wide ? w * 0.56 : w - 2.8 * m,
    height: h * (1 - textTop) - (tall ? h * 0.08 : m * 1.4),
  }
  const offer = (content.offerText ?? "").trim()
  return (
    picture(sheet, whole(sheet), { pattern: "waves" }) +
    gradientBox(sheet, "veil", whole(sheet), [
      { at: 0, colour: c.deep, opacity: cover },
      { at: mastEnd, colour: c.deep, opacity: cover },
      { at: Math.min(textTop - 0.1, mastEnd + 0.14), colour: c.deep, opacity: wide ? cover * 0.6 : 0.06 },
      { at: textTop - 0.08, colour: c.deep, opacity: wide ? cover * 0.8 : 0.3 },
      { at: textTop, colour: c.deep, opacity: cover },
      { at: 1, colour: c.deep, opacity: Math.min(1, cover + 0.16) },
    ]) +
    rectangle(inset(whole(sheet), m * 0.55), { stroke: c.onDeep, strokeWidth: Math.max(1, 0.3 * u), opacity: 0.9 }) +
    stack(
      sheet,
      mast,
      [
        textItem(content.businessName, {
          size: (tall ? 13 : 11) * u,
          weight: 800,
          fill: c.onDeep,
          lines: 1,
          upper: true,
          tracking: 0.04,
          least: 0.4,
        }),
      ],
      { align: "center", vertical: "center", minScale: 0.5 },
    ) +
    stack(
      sheet,
      text,
      column(
        offer === ""
          ? undefined
          : textItem(offer, {
              size: 3.8 * u,
              weight: 700,
              fill: c.accentOnDeep,
              lines: 1,
              drop: 2,
              upper: true,
              tracking: 0.06,
            }),
        headline(sheet, c.onDeep, { size: 8 * u, weight: 700, gap: 1.6 * u }),
        description(sheet, c.onDeepSoft, { gap: 1.6 * u, lines: 2 }),
        action(sheet, c.accent, c.onAccent, { radius: 0, gap: 2.8 * u }),
      ),
      { vertical: "end" },
    )
  )
}

/** A cover: the business name as masthead, a hairline frame, cover lines at the foot. */
export const magazine: Template = {
  id: "magazine",
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.deep,
      ink: sheet.scheme.onDeep,
      soft: sheet.scheme.onDeepSoft,
      button: sheet.scheme.accent,
      buttonInk: sheet.scheme.onAccent,
      edge: "inset",
      pattern: "waves",
      buttonRadius: 0,
      decoration: edgeLine(sheet, sheet.scheme.accent, true),
    }),
}
