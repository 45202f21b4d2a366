import type { CreativeContent } from "../creative-content.ts"
import { type Scheme, schemeOf } from "../colour/scheme.ts"
import type { CreativeSize } from "../creative-size.ts"
import { canonicalJson, fnv1a64 } from "../hash.ts"
import { safeAreaOf } from "../safe-area.ts"
import { element } from "./xml.ts"

/** A rectangle on the drawing in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The layout that a template uses for a size's proportions. */
export type Shape = "square" | "tall" | "wide" | "strip"

/** A drawing in progress: content, colours, measures and its id prefix. */
export interface Sheet {
  readonly content: CreativeContent
  readonly scheme: Scheme
  readonly width: number
  readonly height: number
  readonly shape: Shape
  /** The first and last line, in pixels, on which words and logos may stand. */
  readonly safe: { readonly top: number; readonly bottom: number }
  /** A hundredth of the length that type sizes scale with. */
  readonly unit: number
  /** Whether it is so small that only the essentials are drawn. */
  readonly compact: boolean
  readonly rtl: boolean
  readonly idPrefix: string
}

const shapeOf = ({ width, height }: CreativeSize): Shape => {
  const ratio = width / height
  return ratio > 4 ? "strip" : ratio > 1.5 ? "wide" : ratio < 0.7 ? "tall" : "square"
}

const unitOf = (size: CreativeSize, shape: Shape): number => {
  if (shape === "strip") return size.height / 100
  if (shape === "wide") return (size.height * 1.12) / 100
  if (shape === "tall") return (size.width * 1.06) / 100
  return (Math.min(size.width, size.height) * (size.width < 500 ? 1.16 : 1)) / 100
}

/** Starts a drawing for this content, template and size. */
export const sheetOf = (content: CreativeContent, templateId: string, size: CreativeSize): Sheet => {
  const shape = shapeOf(size)
  const { top, bottom } = safeAreaOf(size.name)
  return {
    content,
    scheme: schemeOf(content.palette),
    width: size.width,
    height: size.height,
    shape,
    safe: { top: top * size.height, bottom: (1 - bottom) * size.height },
    unit: unitOf(size, shape),
    compact: size.width < 500 || size.height < 200,
    rtl: content.direction === "rtl",
    idPrefix: `c${fnv1a64(canonicalJson([content, templateId, size.name])).slice(0, 10)}`,
  }
}

/** Mirrors a left-to-right box when the text runs right to left. */
export const placed = (sheet: Sheet, box: Box): Box =>
  sheet.rtl ? { ...box, x: sheet.width - box.x - box.width } : box

const mirror = (sheet: Sheet): string | undefined => (sheet.rtl ? `translate(${sheet.width} 0) scale(-1 1)` : undefined)

/** Mirrors left-to-right decoration when the text runs right to left. It must not contain text or images. */
export const mirrored = (sheet: Sheet, ...children: ReadonlyArray<string>): string =>
  sheet.rtl ? element("g", { transform: mirror(sheet) }, ...children) : children.join("")

/** The box of the whole drawing. */
export const whole = (sheet: Sheet): Box => ({ x: 0, y: 0, width: sheet.width, height: sheet.height })

/** A box made smaller on each side, never negative. */
export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(0, box.width - 2 * by),
  height: Math.max(0, box.height - 2 * by),
})

/** `<clipPath>` plus the group it clips; the path is in left-to-right coordinates. */
export const clipped = (sheet: Sheet, name: string, path: string, ...children: ReadonlyArray<string>): string => {
  const id = `${sheet.idPrefix}-${name}`
  return (
    element("clipPath", { id }, element("path", { d: path, transform: mirror(sheet) })) +
    element("g", { "clip-path": `url(#${id})` }, ...children)
  )
}
