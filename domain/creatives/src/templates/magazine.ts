import { textItem } from "../drawing/items.ts"
import { picture } from "../drawing/picture.ts"
import { gradientBox, rectangle } from "../drawing/shapes.ts"
import { type Box, inset, type Sheet, whole } from "../drawing/sheet.ts"
import { stack, stackHeight } from "../drawing/stack.ts"
import { action, column, description, headline, veil } from "./parts.ts"
import { edgeLine, stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

const veils = (sheet: Sheet, mastEnd: number, textTop: number): string => {
  const { scheme: c, height: h, shape } = sheet
  const cover = veil(sheet)
  const lid = gradientBox(sheet, "lid", whole(sheet), [
    { at: 0, colour: c.deep, opacity: cover },
    { at: mastEnd / h, colour: c.deep, opacity: cover },
    { at: Math.min(1, mastEnd / h + 0.16), colour: c.deep, opacity: 0 },
  ])
  if (shape === "wide") {
    return (
      lid +
      gradientBox(
        sheet,
        "veil",
        whole(sheet),
        [
          { at: 0, colour: c.deep, opacity: cover },
          { at: 0.58, colour: c.deep, opacity: cover },
          { at: 0.88, colour: c.deep, opacity: 0 },
        ],
        true,
      )
    )
  }
  return (
    lid +
    gradientBox(sheet, "veil", whole(sheet), [
      { at: Math.max(0, textTop / h - 0.18), colour: c.deep, opacity: 0 },
      { at: textTop / h, colour: c.deep, opacity: cover },
      { at: 1, colour: c.deep, opacity: Math.min(1, cover + 0.16) },
    ])
  )
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, content, safe } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = (sheet.compact ? 5.4 : 6) * u
  const mast: Box = {
    x: m * 1.4,
    y: tall ? safe.top : m * 1.1,
    width: w - 2.8 * m,
    height: (sheet.compact ? 10 : tall ? 17 : 14) * u,
  }
  const top = h * (wide ? 0.38 : tall ? 0.5 : 0.48)
  const text: Box = {
    x: m * 1.4,
    y: top,
    width: wide ? w * 0.56 - m * 1.4 : w - 2.8 * m,
    height: safe.bottom - top - (tall ? 0 : m * 1.4),
  }
  const offer = (content.offerText ?? "").trim()
  const items = column(
    offer === ""
      ? undefined
      : textItem(offer, {
          size: 3.8 * u,
          weight: 700,
          fill: c.onDeep,
          lines: 1,
          drop: 2,
          upper: true,
          tracking: 0.06,
        }),
    headline(sheet, c.onDeep, { size: 8 * u, weight: 700, gap: 1.6 * u }),
    description(sheet, c.onDeepSoft, { gap: 1.6 * u, lines: 2 }),
    action(sheet, c.accent, c.onAccent, { radius: 0, gap: 2.8 * u }),
  )
  return (
    picture(sheet, whole(sheet), { pattern: "waves" }) +
    veils(sheet, mast.y + mast.height, text.y + text.height - stackHeight(sheet, text, items) - 2 * u) +
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
    stack(sheet, text, items, { vertical: "end" })
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
      decoration: edgeLine(sheet, sheet.scheme.accent),
    }),
}
