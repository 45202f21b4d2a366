import type { Box, Sheet } from "./sheet.ts"
import { placed } from "./sheet.ts"
import type { Align } from "./text-line.ts"

/** An item laid out at one scale: its height, and a function that draws it in final coordinates. */
export interface Laid {
  readonly height: number
  /** Whether text was cut; a smaller scale may still fit it. */
  readonly cut: boolean
  readonly draw: (box: Box, align: Align) => string
}

/** One item in a column. `gap` is the space above it in pixels; higher `drop` numbers are dropped first. */
export interface Item {
  readonly gap: number
  readonly drop?: number
  readonly lay: (sheet: Sheet, width: number, scale: number) => Laid
}

/** The position of a column in its box, and its smallest scale. */
export interface StackOptions {
  readonly align?: Align
  readonly vertical?: "start" | "center" | "end"
  readonly minScale?: number
}

interface Arranged {
  readonly laid: ReadonlyArray<{ readonly item: Laid; readonly gap: number }>
  readonly height: number
  readonly cut: boolean
}

const arrange = (sheet: Sheet, items: ReadonlyArray<Item>, width: number, scale: number): Arranged => {
  const laid = items.map((item, index) => ({
    item: item.lay(sheet, width, scale),
    gap: index === 0 ? 0 : item.gap * scale,
  }))
  return {
    laid,
    height: laid.reduce((sum, { item, gap }) => sum + item.height + gap, 0),
    cut: laid.some(({ item }) => item.cut),
  }
}

const withoutLeast = (items: ReadonlyArray<Item>): ReadonlyArray<Item> | undefined => {
  const most = Math.max(0, ...items.map((item) => item.drop ?? 0))
  if (most === 0) return undefined
  const index = items.findLastIndex((item) => item.drop === most)
  return items.toSpliced(index, 1)
}

/** Shrinks the column until it fits without cuts, then drops droppable items, then allows cuts. */
const fitted = (sheet: Sheet, items: ReadonlyArray<Item>, box: Box, minScale: number): Arranged => {
  for (const cutAllowed of [false, true]) {
    let current: ReadonlyArray<Item> | undefined = items
    while (current !== undefined) {
      for (let scale = 1; scale >= minScale; scale -= 0.05) {
        const arranged = arrange(sheet, current, box.width, scale)
        if (arranged.height <= box.height && (cutAllowed || !arranged.cut)) return arranged
      }
      current = cutAllowed ? withoutLeast(current) : undefined
    }
  }
  let scale = minScale
  let least = items.filter((item) => item.drop === undefined)
  let arranged = arrange(sheet, least, box.width, scale)
  while (arranged.height > box.height && scale > 0.15) {
    scale *= 0.9
    arranged = arrange(sheet, least, box.width, scale)
    if (scale < 0.3 && least.length > 1) least = least.slice(0, -1)
  }
  return arranged
}

/** The height that `stack` uses for these items in this box. */
export const stackHeight = (sheet: Sheet, box: Box, items: ReadonlyArray<Item>, options: StackOptions = {}): number =>
  Math.min(box.height, fitted(sheet, items, box, options.minScale ?? 0.6).height)

/** Draws a column of items inside a box in left-to-right coordinates; it never overflows the box. */
export const stack = (sheet: Sheet, box: Box, items: ReadonlyArray<Item>, options: StackOptions = {}): string => {
  const { laid, height } = fitted(sheet, items, box, options.minScale ?? 0.6)
  const place = placed(sheet, box)
  const slack = Math.max(0, box.height - height)
  let y = place.y + (options.vertical === "center" ? slack / 2 : options.vertical === "end" ? slack : 0)
  return laid
    .map(({ item, gap }) => {
      y += gap
      const markup = item.draw({ x: place.x, y, width: place.width, height: item.height }, options.align ?? "start")
      y += item.height
      return markup
    })
    .join("")
}
