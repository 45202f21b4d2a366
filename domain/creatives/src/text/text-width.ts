import { advanceRanges } from "./advance-table.ts"

/** Headroom over the measured advances: Arabic joins may be wider than isolated forms, and fonts substitute. */
const margin = 1.03
const arabicMargin = 1.08

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

/** One code point's advance in ems; unknown ones count generously. */
export const advance = (code: number, bold: boolean): number => {
  if (isInvisible(code)) return 0
  for (const range of advanceRanges) {
    if (code >= range.first && code <= range.last) {
      const table = bold ? range.bold : range.regular
      const hundredths = Number.parseInt(table.slice((code - range.first) * 2, (code - range.first) * 2 + 2), 36)
      return (hundredths / 100) * (code >= 0x600 && code <= 0x6ff ? arabicMargin : margin)
    }
  }
  if (isWide(code)) return 1.02
  if (code >= 0x1f000 || (code >= 0x2600 && code <= 0x27bf)) return 1.4
  if (code >= 0x300 && code <= 0x36f) return 0
  return 1.1
}

/** A conservative width in pixels: what is drawn is never wider. Weights from 600 up use the bold table. */
export const textWidth = (text: string, fontSize: number, weight = 400, tracking = 0): number => {
  let ems = 0
  let count = 0
  for (const character of text) {
    ems += advance(character.codePointAt(0) ?? 0, weight >= 600)
    count += 1
  }
  return ems * fontSize + count * tracking * fontSize
}
