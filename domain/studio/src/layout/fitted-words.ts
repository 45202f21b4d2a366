import type { TextLayer } from "../document/layer.ts"
import { textHeight, textLines } from "../document/text-lines.ts"

/** Pixels of letters below which nobody reads an ad. */
export const leastLetters = 8
const unreadable = 5
const step = 0.94
const gapShare = 0.35

/** Words with the sizes of their letters, and the height of all with the gaps between. */
export interface FittedWords {
  readonly texts: ReadonlyArray<{ readonly layer: TextLayer; readonly size: number; readonly height: number }>
  readonly gap: number
  readonly height: number
}

const sized = (layers: ReadonlyArray<TextLayer>, share: number, least: number, width: number): FittedWords => {
  const texts = layers.map((layer) => {
    const size = Math.max(layer.size * share, least)
    return { layer, size, height: textHeight({ ...layer, size }, width) }
  })
  const gap = gapShare * Math.min(...texts.map(({ size }) => size))
  return { texts, gap, height: texts.reduce((sum, { height }) => sum + height, 0) + gap * (texts.length - 1) }
}

const isWhole = ({ texts }: FittedWords, width: number): boolean =>
  texts.every(({ layer, size }) => !textLines({ ...layer, size }, width).brokeWord)

/** The layer whose loss costs a design least: the smallest letters, the last among equals. */
const leastOf = (layers: ReadonlyArray<TextLayer>): TextLayer | undefined =>
  layers.reduce<TextLayer | undefined>(
    (least, layer) => (least === undefined || layer.size <= least.size ? layer : least),
    undefined,
  )

/**
 * Words at the largest letters with which they fit a width and height, all in the same share of their first sizes. Where letters
 * would be too small to read, the least important words are left out; undefined where none can be read.
 */
export const fittedWords = (
  layers: ReadonlyArray<TextLayer>,
  width: number,
  height: number,
): FittedWords | undefined => {
  if (layers.length === 0) return undefined
  const largest = Math.max(...layers.map(({ size }) => size))
  const most = Math.min(height * 0.5, width * 0.22) / largest
  const tried = (share: number, least: number): FittedWords | undefined => {
    const words = sized(layers, share, least, width)
    return words.height <= height && isWhole(words, width) ? words : undefined
  }
  for (let share = most; largest * share >= leastLetters; share *= step) {
    const words = tried(share, leastLetters)
    if (words !== undefined) return words
  }
  if (layers.length > 1) {
    const least = leastOf(layers)
    return fittedWords(
      layers.filter((layer) => layer !== least),
      width,
      height,
    )
  }
  for (let share = Math.min(most, leastLetters / largest); largest * share >= unreadable; share *= step) {
    const words = tried(share, 0)
    if (words !== undefined) return words
  }
  return undefined
}
