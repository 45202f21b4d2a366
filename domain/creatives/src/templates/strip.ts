import { pillItem, textItem } from "../drawing/items.ts"
import { logoTile } from "../drawing/brand.ts"
import type { PatternName } from "../drawing/patterns.ts"
import { picture } from "../drawing/picture.ts"
import { archPath, circlePath, path, polygon, rectangle, roundedPath } from "../drawing/shapes.ts"
import { type Box, mirrored, placed, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { column } from "./parts.ts"

/** The style of a template's strip banner. */
export interface StripStyle {
  readonly ground: string
  readonly ink: string
  readonly soft: string
  readonly button: string
  readonly buttonInk: string
  readonly edge: "straight" | "slant" | "circle" | "arch" | "inset" | "curve" | "none"
  readonly pattern: PatternName
  readonly buttonRadius?: number
  readonly weight?: number
  readonly upper?: boolean
  /** Markup in left-to-right coordinates, painted on the background. */
  readonly decoration?: string
}

const outlineOf = (edge: StripStyle["edge"], box: Box): string => {
  const { x, y, width, height } = box
  const right = x + width
  switch (edge) {
    case "slant":
      return polygon([
        [x, y],
        [right + height * 0.18, y],
        [right - height * 0.18, y + height],
        [x, y + height],
      ])
    case "curve":
      return `M${x} ${y}H${right - height * 0.2}Q${right + height * 0.3} ${y + height / 2} ${right - height * 0.2} ${y + height}H${x}Z`
    case "circle":
      return circlePath(x + width / 2, y + height / 2, height * 0.42)
    case "arch":
      return archPath({ x: x + width * 0.16, y: y + height * 0.1, width: width * 0.68, height: height * 0.9 })
    case "inset":
      return roundedPath(
        { x: x + height * 0.1, y: y + height * 0.1, width: width - height * 0.2, height: height * 0.8 },
        height * 0.1,
      )
    default:
      return polygon([
        [x, y],
        [right, y],
        [right, y + height],
        [x, y + height],
      ])
  }
}

/** A strip banner: picture, two lines of text, button. */
export const stripAd = (sheet: Sheet, style: StripStyle): string => {
  const { height, width, unit, content } = sheet
  const long = width / height > 7
  const pictureWidth =
    style.edge === "none"
      ? height
      : style.edge === "circle" || style.edge === "arch"
        ? height * 1.06
        : height * (long ? 1.7 : 1.2)
  const pictureBox: Box = { x: 0, y: 0, width: pictureWidth, height }
  const grown: Box = { ...pictureBox, width: pictureWidth + height * 0.2 }
  const buttonWidth = width * (long ? 0.25 : 0.29)
  const pad = height * 0.2
  const offer = (content.offerText ?? "").trim()
  const clear = style.edge === "slant" || style.edge === "curve" ? height * 0.14 : 0
  const textBox: Box = {
    x: pictureWidth + pad + clear,
    y: height * 0.08,
    width: width - pictureWidth - buttonWidth - pad * 2 - clear,
    height: height * 0.84,
  }
  const buttonBox: Box = {
    x: width - buttonWidth - pad * 0.5,
    y: height * 0.14,
    width: buttonWidth - pad * 0.5,
    height: height * 0.72,
  }
  const tile = placed(sheet, { x: height * 0.17, y: height * 0.17, width: height * 0.66, height: height * 0.66 })
  const lead =
    style.edge === "none"
      ? logoTile(sheet, tile, height * 0.14)
      : picture(sheet, grown, { pattern: style.pattern, outline: outlineOf(style.edge, pictureBox) })
  const second = offer === "" ? content.businessName : offer
  return (
    rectangle(whole(sheet), { fill: style.ground }) +
    (style.decoration === undefined ? "" : mirrored(sheet, style.decoration)) +
    lead +
    stack(
      sheet,
      textBox,
      column(
        textItem(content.headline, {
          size: (long ? 27 : 29) * unit,
          weight: style.weight ?? 800,
          fill: style.ink,
          lines: 2,
          leading: 1.08,
          upper: style.upper ?? false,
        }),
        textItem(second, {
          size: (long ? 18 : 22) * unit,
          weight: 600,
          fill: style.soft,
          lines: 1,
          gap: 5 * unit,
          drop: 1,
        }),
      ),
      { vertical: "center", minScale: 0.66 },
    ) +
    stack(
      sheet,
      buttonBox,
      [
        pillItem(content.callToActionLabel, {
          size: (long ? 19 : 22) * unit,
          fill: style.button,
          ink: style.buttonInk,
          padX: long ? 1.1 : 0.7,
          padY: 0.66,
          ...(style.buttonRadius === undefined ? {} : { radius: style.buttonRadius }),
        }),
      ],
      { align: "center", vertical: "center", minScale: 0.6 },
    )
  )
}

/** A thin line along the bottom edge, for strips. */
export const edgeLine = ({ width, height }: Sheet, fill: string): string =>
  path(
    polygon([
      [0, height * 0.94],
      [width, height * 0.94],
      [width, height],
      [0, height],
    ]),
    { fill },
  )
