import { patternFill, type PatternName } from "./patterns.ts"
import { type Box, clipped, placed, type Sheet } from "./sheet.ts"
import { roundedPath } from "./shapes.ts"
import { element } from "./xml.ts"

/** How a picture is framed, and what stands in for a missing one. */
export interface PictureOptions {
  readonly name?: string
  readonly pattern: PatternName
  /** Left-to-right path that shapes the picture; by default its box. */
  readonly outline?: string
  readonly radius?: number
}

/** The photo filling a box (left-to-right coordinates), or a pattern in the brand's colours when there is none. */
export const picture = (sheet: Sheet, box: Box, options: PictureOptions): string => {
  const place = placed(sheet, box)
  const { photo } = sheet.content
  const content =
    photo === undefined
      ? patternFill(sheet, place, options.pattern)
      : element("image", { href: photo, ...place, preserveAspectRatio: "xMidYMid slice" })
  return clipped(sheet, options.name ?? "photo", options.outline ?? roundedPath(box, options.radius ?? 0), content)
}
