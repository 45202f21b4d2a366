import type { OpenItem } from "./open-item.ts"
import { isBareName } from "./xml-names.ts"

/** Where a plain item ends, that more of its text has to come, or that it is none. */
export type PlainEnd = number | "more" | "notPlain"

const cdata = "<![CDATA["
const [slash, exclamation] = [47, 33]

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** The character of a reference such as `#39` or `#x27`; undefined where XML has none of that number. */
const characterOf = (reference: string): string | undefined => {
  const [, hexadecimal, decimal] = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(reference) ?? []
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  const isCharacter =
    code === 9 || code === 10 || code === 13 || (code >= 32 && code < 0xd800) || (code >= 0xe000 && code < 0xfffe)
  return isCharacter || (code >= 0x10000 && code <= 0x10ffff) ? String.fromCodePoint(code) : undefined
}

/** A text with its references as characters; undefined where one is unknown. */
const withCharacters = (text: string): string | undefined => {
  let isKnown = true
  const read = text.replaceAll(/&([^;&]*);?/g, (written: string, reference: string) => {
    const character = written.endsWith(";") ? (entities[reference] ?? characterOf(reference)) : undefined
    isKnown &&= character !== undefined
    return character ?? written
  })
  return isKnown ? read : undefined
}

/** Ends of lines as XML has them. */
const normalised = (text: string): string => (text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text)

/** The text between tags; undefined where it holds what only a whole parser may judge. */
const textBetween = (text: string): string | undefined => {
  if (text.includes("]]>")) return undefined
  const lines = normalised(text)
  return lines.includes("&") ? withCharacters(lines) : lines
}

/**
 * Reads an item of plain elements (without attributes, comments or instructions) from behind its start tag, by looking for the next
 * mark instead of at each character. Returns where its end tag begins; everything else is left to the parser.
 */
export const readPlainItem = (text: string, from: number, name: string, item: OpenItem): PlainEnd => {
  const open: Array<string> = []
  let at = from
  for (;;) {
    const mark = text.indexOf("<", at)
    if (mark < 0) return "more"
    if (mark > at) {
      const between = textBetween(text.slice(at, mark))
      if (between === undefined) return "notPlain"
      item.text(between)
    }
    const kind = text.charCodeAt(mark + 1)
    if (kind === exclamation && text.startsWith(cdata, mark)) {
      const end = text.indexOf("]]>", mark)
      if (end < 0) return "more"
      item.text(normalised(text.slice(mark + cdata.length, end)))
      at = end + 3
      continue
    }
    if (kind === exclamation) return text.length - mark < cdata.length ? "more" : "notPlain"
    const end = text.indexOf(">", mark)
    if (end < 0) return "more"
    const tag = text.slice(kind === slash ? mark + 2 : mark + 1, end)
    at = end + 1
    if (kind === slash) {
      if (open.length === 0) return tag === name ? mark : "notPlain"
      if (open.pop() !== tag) return "notPlain"
      item.close()
      continue
    }
    const isEmpty = tag.endsWith("/")
    const element = isEmpty ? tag.slice(0, -1) : tag
    if (!isBareName(element)) return "notPlain"
    item.open(element)
    if (isEmpty) item.close()
    else open.push(element)
  }
}
