/** Kinds of file told apart by their first bytes. */
export type FileType = "png" | "jpeg" | "bmp" | "gif" | "webp" | "mp4" | "webm" | "ogv" | "pdf" | "docx"

const startsWith = (bytes: Uint8Array, signature: ReadonlyArray<number>, offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte)

const codes = (text: string): ReadonlyArray<number> => Array.from(text, (character) => character.charCodeAt(0))

/** Where a text stands in the first 64 kB, or -1. */
const find = (bytes: Uint8Array, text: string): number => {
  const wanted = codes(text)
  const last = Math.min(bytes.length, 65_536) - wanted.length
  for (let at = 0; at <= last; at += 1) if (startsWith(bytes, wanted, at)) return at
  return -1
}

const has = (bytes: Uint8Array, text: string): boolean => find(bytes, text) >= 0

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ebml = [0x1a, 0x45, 0xdf, 0xa3]
const zip = [0x50, 0x4b, 0x03, 0x04]

/** The signatures, tried in order; a name or a stated content type plays no part. */
const signatures: ReadonlyArray<readonly [FileType, (bytes: Uint8Array) => boolean]> = [
  ["png", (bytes) => startsWith(bytes, png)],
  ["jpeg", (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ["gif", (bytes) => startsWith(bytes, codes("GIF87a")) || startsWith(bytes, codes("GIF89a"))],
  ["bmp", (bytes) => startsWith(bytes, codes("BM")) && bytes.length >= 26],
  ["webp", (bytes) => startsWith(bytes, codes("RIFF")) && startsWith(bytes, codes("WEBP"), 8)],
  ["mp4", (bytes) => startsWith(bytes, codes("ftyp"), 4) && !/^(?:hei|mif|avi)/.test(brandOf(bytes))],
  ["webm", (bytes) => startsWith(bytes, ebml) && has(bytes.subarray(0, 128), "webm")],
  ["ogv", (bytes) => startsWith(bytes, codes("OggS")) && has(bytes.subarray(0, 4096), "theora")],
  ["pdf", (bytes) => startsWith(bytes, codes("%PDF-"))],
  ["docx", (bytes) => startsWith(bytes, zip) && has(bytes, "[Content_Types].xml") && has(bytes, "word/")],
]

const brandOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(8, 11))

/** What a file is by its content; undefined for anything not listed. Spec: validation rules, files. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0]
