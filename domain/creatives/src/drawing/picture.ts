import { patternFill, type PatternName } from "./patterns.ts"
import { type Box, clipped, placed, type Sheet } from "./sheet.ts"
import { roundedPath } from "./shapes.ts"
import { element } from "./xml.ts"

/** The frame of a picture, and the pattern that replaces a missing one. */
export interface PictureOptions {
  readonly name?: string
  readonly pattern: PatternName
  /** Left-to-right path that clips the picture; its box by default. */
  readonly outline?: string
  readonly radius?: number
}

/** The photo filling a box (left-to-right coordinates), or a pattern in the brand's colours. */
export const picture = (sheet: Sheet, box: Box, options: PictureOptions): string => {
  const place = placed(sheet, box)
  const { photo } = sheet.content
  const content =
    photo === undefined
      ? patternFill(sheet, place, options.pattern)
      : element("image", { href: photo, ...place, preserveAspectRatio: "xMidYMid slice" })
  return clipped(sheet, options.name ?? "photo", options.outline ?? roundedPath(box, options.radius ?? 0), content)
}
