import { balance, ellipsise, type TextFace, wrapText } from "./wrap-text.ts"

/** A text, its box in pixels, and its smallest size. */
export interface FitRequest {
  readonly text: string
  readonly width: number
  readonly maxLines: number
  readonly size: number
  readonly minSize: number
  readonly weight: number
  readonly tracking?: number
  readonly balanced?: boolean
}

/** The lines of a text and their size; `cut` when an ellipsis ends it. */
export interface FittedText {
  readonly lines: ReadonlyArray<string>
  readonly size: number
  readonly cut: boolean
}

const faceAt = (request: FitRequest, size: number): TextFace => ({
  size,
  weight: request.weight,
  tracking: request.tracking ?? 0,
})

/**
 * Finds the largest size from `size` to `minSize` at which the whole text fits; at the smallest size the last line may
 * end in an ellipsis. No line is wider than `width` by the advance table.
 */
export const fitText = (request: FitRequest): FittedText => {
  const { text, width, maxLines, minSize } = request
  for (let size = request.size; size > minSize; size *= 0.95) {
    const wrapped = wrapText(text, width, faceAt(request, size))
    if (wrapped.lines.length <= maxLines && !wrapped.brokeWord) {
      const lines = request.balanced === true ? balance(text, width, faceAt(request, size)) : wrapped.lines
      return { lines, size, cut: false }
    }
  }
  const face = faceAt(request, minSize)
  const { lines } = wrapText(text, width, face)
  if (lines.length <= maxLines)
    return { lines: request.balanced === true ? balance(text, width, face) : lines, size: minSize, cut: false }
  const wholeLines = lines.slice(0, maxLines - 1)
  const last = ellipsise(`${lines.slice(maxLines - 1).join(" ")}`, width, face)
  return { lines: [...wholeLines, last].filter((line) => line !== ""), size: minSize, cut: true }
}
