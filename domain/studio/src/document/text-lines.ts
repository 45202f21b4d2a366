import { textWidth, wrapText } from "@domain/creatives"
import type { TextLayer } from "./layer.ts"

type Words = Pick<TextLayer, "text" | "size" | "weight" | "leading">

const strong = /\p{L}/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Whether a text runs from right to left, by its first letter. */
export const isRightToLeftText = (text: string): boolean => rightToLeft.test(strong.exec(text)?.[0] ?? "")

/** Slack for widths that were scaled, so that the same words break alike in every size. */
const slack = 1.0005

/** A text in lines that are no wider than `width`; its own breaks stay. */
export const textLines = ({ text, size, weight }: Words, width: number) => {
  const parts = text.split("\n").map((part) => wrapText(part, width * slack, { size, weight }))
  return {
    lines: parts.flatMap(({ lines }) => (lines.length === 0 ? [""] : lines)),
    brokeWord: parts.some(({ brokeWord }) => brokeWord),
  }
}

/** The height of a text in a width, in pixels. */
export const textHeight = (words: Words, width: number): number =>
  textLines(words, width).lines.length * words.size * words.leading

/** The width of a text's longest line in pixels, by its own breaks alone. */
export const naturalWidth = ({ text, size, weight }: Words): number =>
  Math.max(1, ...text.split("\n").map((line) => textWidth(line, size, weight)))

/** A text layer whose box is as high as its lines. */
export const withTextHeight = <Layer extends TextLayer>(layer: Layer): Layer => ({
  ...layer,
  box: { ...layer.box, height: Math.max(1, textHeight(layer, layer.box.width)) },
})
