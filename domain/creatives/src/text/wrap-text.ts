import { graphemes } from "@domain/kernel"
import { textWidth } from "./text-width.ts"

/** How text is set: pixels, weight, and tracking in ems. */
export interface TextFace {
  readonly size: number
  readonly weight: number
  readonly tracking?: number
}

const widthOf = (text: string, face: TextFace): number => textWidth(text, face.size, face.weight, face.tracking ?? 0)

const ideographic = /^[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]/u
const closing = /^[\p{Pe}\p{Pf}\p{Po}…ー]/u
const numberGroup = /(?<=\d)[ \u00a0](?=\d)/gu
const noBreak = "\u00a0"

interface Piece {
  readonly text: string
  readonly spaceBefore: boolean
}

/** Splits a text into unbreakable pieces: words, digit groups such as phone numbers, single ideographs. */
const pieces = (text: string): ReadonlyArray<Piece> => {
  const pieces: Array<Piece> = []
  const clean = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()
  for (const word of clean.replaceAll(numberGroup, noBreak).split(" ")) {
    let run = ""
    let spaceBefore = true
    const flush = () => {
      if (run !== "") pieces.push({ text: run, spaceBefore })
      if (run !== "") spaceBefore = false
      run = ""
    }
    for (const part of /[\u2e80-\uffef]/u.test(word) ? graphemes(word) : [word]) {
      if (!closing.test(part) && (ideographic.test(part) || ideographic.test(run))) flush()
      run += part
    }
    flush()
  }
  return pieces
}

/** A text in lines. */
export interface Wrapped {
  readonly lines: ReadonlyArray<string>
  /** Whether a word was split. */
  readonly brokeWord: boolean
}

/** Splits a word into pieces no wider than a line; the last piece may grow. */
const split = (
  word: string,
  width: number,
  face: TextFace,
): { readonly full: ReadonlyArray<string>; readonly open: string } => {
  const parts: Array<string> = []
  let run = ""
  for (const grapheme of graphemes(word)) {
    if (run !== "" && widthOf(run + grapheme, face) > width) {
      parts.push(run)
      run = ""
    }
    run += grapheme
  }
  return { full: parts, open: run }
}

/** Breaks text into lines no wider than `width`; a wider word is split between graphemes. */
export const wrapText = (text: string, width: number, face: TextFace): Wrapped => {
  const lines: Array<string> = []
  let line = ""
  let brokeWord = false
  for (const piece of pieces(text)) {
    const joined = line === "" ? piece.text : `${line}${piece.spaceBefore ? " " : ""}${piece.text}`
    if (widthOf(joined, face) <= width) {
      line = joined
      continue
    }
    if (line !== "") lines.push(line)
    line = piece.text
    if (widthOf(line, face) > width) {
      const { full, open } = split(line, width, face)
      brokeWord = brokeWord || full.length > 0
      lines.push(...full)
      line = open
    }
  }
  if (line !== "") lines.push(line)
  return { lines, brokeWord }
}

/** Balances the same number of lines, so that none has just one short word. */
export const balance = (text: string, width: number, face: TextFace): ReadonlyArray<string> => {
  const { lines: greedy } = wrapText(text, width, face)
  if (greedy.length < 2) return greedy
  let narrow = width / 2
  let wide = width
  let best = greedy
  for (let step = 0; step < 7; step++) {
    const middle = (narrow + wide) / 2
    const tried = wrapText(text, middle, face)
    if (tried.lines.length <= greedy.length && !tried.brokeWord) {
      best = tried.lines
      wide = middle
    } else narrow = middle
  }
  return best
}

/** One line cut to `width` with an ellipsis, never inside a grapheme; empty when not even that fits. */
export const ellipsise = (text: string, width: number, face: TextFace): string => {
  if (widthOf(text, face) <= width) return text
  const parts = graphemes(text)
  for (let count = parts.length - 1; count > 0; count--) {
    const tried = `${parts.slice(0, count).join("").trimEnd()}…`
    if (widthOf(tried, face) <= width) return tried
  }
  return widthOf("…", face) <= width ? "…" : ""
}
