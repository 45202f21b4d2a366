import { Schema } from "effect"
import type { Box } from "./box.ts"
import { studioLimits } from "./studio-limits.ts"

/** A page's size in pixels as a text: width, "x", height. */
export const SizeName = Schema.String.check(Schema.isPattern(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/))
export type SizeName = typeof SizeName.Type

/** Width and height of a page in pixels. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** The sizes that networks ask for, in the order offered. Spec: constants, images; Google's banner sizes. */
export const commonSizes = ["1080x1080", "1080x1920", "1200x628", "300x250", "728x90", "160x600", "320x50"] as const

/** Width and height of a size. */
export const pageSizeOf = (name: SizeName): PageSize => {
  const [width = 0, height = 0] = name.split("x").map(Number)
  return { width, height }
}

/** The name of a free size; undefined outside the bounds of a page's side. */
export const sizeNamed = (width: number, height: number): SizeName | undefined =>
  [width, height].every(
    (side) => Number.isInteger(side) && side >= studioLimits.leastSide && side <= studioLimits.mostSide,
  )
    ? `${width}x${height}`
    : undefined

const marginShare = 0.05
/** The shares of a story that the network covers with its own name and button. Same as for creatives. */
const storyTop = 0.14
const storyBottom = 0.2
const isStory = ({ width, height }: PageSize): boolean => height / width >= 1.7 && width >= 500

/**
 * The part of a page that words and logos stay within: a margin of a twentieth of the shorter side, and in a story the parts
 * that the network does not cover. Ours.
 */
export const safeBoxOf = (size: PageSize): Box => {
  const margin = Math.min(size.width, size.height) * marginShare
  const top = isStory(size) ? size.height * storyTop : margin
  const bottom = isStory(size) ? size.height * storyBottom : margin
  return { x: margin, y: top, width: size.width - 2 * margin, height: size.height - top - bottom }
}
