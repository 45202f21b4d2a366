import type { FileType } from "../file-type.ts"
import type { ImageSize } from "../image-size.ts"

const text = (characters: string): ReadonlyArray<number> =>
  Array.from(characters, (character) => character.charCodeAt(0))
const word = (value: number): ReadonlyArray<number> => [value >> 8, value & 0xff]
const long = (value: number): ReadonlyArray<number> => [value >>> 24, (value >>> 16) & 0xff, ...word(value & 0xffff)]

/** The signature and header chunk of a png. */
export const pngBytes = ({ width, height }: ImageSize): Uint8Array =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...long(13),
    ...text("IHDR"),
    ...long(width),
    ...long(height),
    8,
    6,
    0,
    0,
    0,
  ])

/** A jpeg up to its frame header, with padding, a bare marker and an application segment before it. */
export const jpegBytes = ({ width, height }: ImageSize): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...word(4),
    1,
    2,
    0xff,
    0xff,
    0x01,
    0xff,
    0xc4,
    ...word(3),
    9,
    0xff,
    0xc2,
    ...word(17),
    8,
    ...word(height),
    ...word(width),
    3,
  ])

/** The headers of a bmp; rows of a negative height run from the top. */
export const bmpBytes = ({ width, height }: ImageSize): Uint8Array => {
  const bytes = new Uint8Array(54)
  bytes.set(text("BM"))
  const view = new DataView(bytes.buffer)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  return bytes
}

const littleWord = (value: number): ReadonlyArray<number> => [value & 0xff, value >> 8]
const littleLong = (value: number): ReadonlyArray<number> => [
  ...littleWord(value & 0xffff),
  ...littleWord(value >>> 16),
]
const zeros = (count: number): ReadonlyArray<number> => Array.from({ length: count }, () => 0)

/** What stands around an archive's directory; `extra` and `comment` are bytes that a reader steps over. */
export interface Archive {
  readonly entries: ReadonlyArray<string>
  readonly extra?: number
  readonly comment?: number
}

/** A zip archive of empty entries with its directory. */
export const zipBytes = ({ entries, extra = 0, comment = 0 }: Archive): Uint8Array => {
  const files = entries.flatMap((entry) => [
    ...text("PK\u0003\u0004"),
    ...zeros(22),
    ...littleWord(entry.length),
    ...littleWord(0),
    ...text(entry),
  ])
  const directory = entries.flatMap((entry) => [
    ...text("PK\u0001\u0002"),
    ...zeros(24),
    ...littleWord(entry.length),
    ...littleWord(extra),
    ...littleWord(extra),
    ...zeros(12),
    ...text(entry),
    ...zeros(2 * extra),
  ])
  return Uint8Array.from([
    ...files,
    ...directory,
    ...text("PK\u0005\u0006"),
    ...zeros(8),
    ...littleLong(directory.length),
    ...littleLong(files.length),
    ...littleWord(comment),
    ...zeros(comment),
  ])
}

/** The entries that make an archive a docx. */
export const docxEntries = ["[Content_Types].xml", "word/document.xml"] as const

/** The beginning of an ISO media file: its main brand and those it can be played as. */
export const isoMediaBytes = (main: string, others: ReadonlyArray<string> = []): Uint8Array =>
  Uint8Array.from([...long(16 + 4 * others.length), ...text(`ftyp${main}`), ...zeros(4), ...text(others.join(""))])

/** The shortest start of a file that is recognised as each type. */
export const sampleBytes: Readonly<Record<FileType, Uint8Array>> = {
  png: pngBytes({ width: 200, height: 200 }),
  jpeg: jpegBytes({ width: 200, height: 200 }),
  bmp: bmpBytes({ width: 200, height: 200 }),
  gif: Uint8Array.from(text("GIF89a")),
  webp: Uint8Array.from([...text("RIFF"), 0, 0, 0, 0, ...text("WEBP")]),
  mp4: isoMediaBytes("isom"),
  webm: Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x84, ...text("webm")]),
  ogv: Uint8Array.from([...text("OggS"), 0, 2, 0x80, ...text("theora")]),
  pdf: Uint8Array.from(text("%PDF-1.7")),
  docx: zipBytes({ entries: docxEntries }),
}
