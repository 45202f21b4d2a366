import { advanceRanges } from "./advance-table.ts"

/** Headroom over the measured widths, for the other fonts of the list. */
const margin = 1.03

/** Arabic letters that narrow by more than the margin when another letter follows. */
const narrowing = new Set("بتثنيئفقكل")
const narrowed = 0.72
const arabicLetter = /[\u0620-\u064a\u0671-\u06d3]/u

const isWide = (code: number): boolean =>
  (code >= 0x1100 && code <= 0x115f) ||
  (code >= 0x2e80 && code <= 0xa4cf) ||
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe6f) ||
  (code >= 0xff00 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x20000 && code <= 0x3fffd)

const isInvisible = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) || (code >= 0x2066 && code <= 0x2069) || (code >= 0xfe00 && code <= 0xfe0f)

const decode = (table: string): ReadonlyArray<number> =>
  Array.from(
    { length: table.length / 2 },
    (_, index) => (Number.parseInt(table.slice(index * 2, index * 2 + 2), 36) / 100) * margin,
  )

const ranges = advanceRanges.map(({ first, last, regular, bold }) => ({
  first,
  last,
  regular: decode(regular),
  bold: decode(bold),
}))

const unlisted = (code: number): number => {
  if (isInvisible(code) || (code >= 0x300 && code <= 0x36f)) return 0
  if (isWide(code)) return 1.02
  return code >= 0x1f000 || (code >= 0x2600 && code <= 0x27bf) ? 1.4 : 1.1
}

/** One code point's advance in ems; unknown ones are counted as wide. */
const advance = (code: number, bold: boolean): number => {
  for (const range of ranges) {
    if (code >= range.first && code <= range.last && !isInvisible(code)) {
      return (bold ? range.bold : range.regular)[code - range.first] as number
    }
  }
  return unlisted(code)
}

/** An upper bound of the drawn width in pixels. Weights from 600 up use the bold table. */
export const textWidth = (text: string, fontSize: number, weight = 400, tracking = 0): number => {
  const characters = Array.from(text)
  let ems = 0
  for (const [index, character] of characters.entries()) {
    const share = narrowing.has(character) && arabicLetter.test(characters[index + 1] ?? "") ? narrowed : 1
    ems += advance(character.codePointAt(0) as number, weight >= 600) * share
  }
  return ems * fontSize + characters.length * tracking * fontSize
}
