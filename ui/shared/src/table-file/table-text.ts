/** Bytes of a file as text: UTF-8 or UTF-16 by its mark, else UTF-8, else as old spreadsheets of the West write. */
export const decodedText = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

const delimiters = [",", ";", "\t", "|"] as const

/** What separates the cells: whatever stands most often in the first line. */
export const delimiterOf = (text: string): string => {
  const [line = ""] = text.split(/\r?\n/, 1)
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ","
}

const quote = 34
const newLine = 10

/** A text in pieces of some length that end with a row: at a line's end outside quotes. */
export const pieces = function* (text: string, length: number): Generator<string> {
  let start = 0
  let isQuoted = false
  let end = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) isQuoted = !isQuoted
    else if (code === newLine && !isQuoted) {
      end = at + 1
      if (end - start >= length) {
        yield text.slice(start, end)
        start = end
      }
    }
  }
  if (start < text.length) yield text.slice(start)
}

/** A workbook's number as it was typed: Excel writes 73.85 as 73.849999999999994 and 1500 as 1.5E+3, and long whole numbers with all digits. */
export const numberText = (value: string): string => (/[.e]/i.test(value) ? String(Number(value)) : value)
