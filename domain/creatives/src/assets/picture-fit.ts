import type { CreativeSize } from "../creative-size.ts"
import type { PictureFacts } from "./picture-facts.ts"

/**
 * How a picture fits a placement: at its full sharpness and whole, cut at its sides, or too small, so that it would look
 * blurred. `cutPercent` is how much of the picture's area the placement does not show. Ours.
 */
export interface PictureFit {
  readonly fit: "whole" | "cut" | "tooSmall"
  readonly cutPercent: number
}

/** Pictures that lose less than this percentage are whole to the eye. */
const unseenPercent = 5

/** A picture may be enlarged by half before it looks blurred. */
const mostEnlarged = 1.5

/** How a picture fits a placement, which it covers from its middle. */
export const pictureFit = (
  { width, height }: Pick<PictureFacts, "width" | "height">,
  placement: Pick<CreativeSize, "width" | "height">,
): PictureFit => {
  const scale = Math.max(placement.width / width, placement.height / height)
  const shown = (placement.width * placement.height) / (width * scale * (height * scale))
  const cutPercent = Math.round((1 - Math.min(1, shown)) * 100)
  if (scale > mostEnlarged) return { fit: "tooSmall", cutPercent }
  return { fit: cutPercent < unseenPercent ? "whole" : "cut", cutPercent }
}
