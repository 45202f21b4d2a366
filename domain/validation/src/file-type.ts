import { zipEntries } from "./zip-entries.ts"

/** Kinds of file told apart by their content. */
export type FileType = "png" | "jpeg" | "bmp" | "gif" | "webp" | "mp4" | "webm" | "ogv" | "pdf" | "docx"

const startsWith = (bytes: Uint8Array, signature: ReadonlyArray<number>): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const begins = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  textAt(bytes, offset, offset + text.length) === text

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ebml = [0x1a, 0x45, 0xdf, 0xa3]
const zip = [0x50, 0x4b, 0x03, 0x04]

/** Sizes of the header that follows a bmp's first 14 bytes, by version. */
const bmpHeaders: ReadonlySet<number> = new Set([12, 40, 52, 56, 64, 108, 124])

const isBmp = (bytes: Uint8Array): boolean =>
  begins(bytes, "BM") && bytes.length >= 26 && bmpHeaders.has(viewOf(bytes).getUint32(14, true))

const videoBrand = /^(?:avc1|dash|iso[m2-9]|M4V[ HP]|MSNV|mp4[12v]|mp71)$/

/** An ISO media file whose main brand is a video's, or that says it can be played as mp4 (brands of 4 bytes follow the first). */
const isMp4 = (bytes: Uint8Array): boolean => {
  if (!begins(bytes, "ftyp", 4)) return false
  const brands = textAt(bytes, 16, Math.min(viewOf(bytes).getUint32(0), 128)).match(/.{4}/gs) ?? []
  return videoBrand.test(textAt(bytes, 8, 12)) || brands.some((brand) => brand === "mp41" || brand === "mp42")
}

const isDocx = (bytes: Uint8Array): boolean => {
  if (!startsWith(bytes, zip)) return false
  const names = zipEntries(bytes)
  return names.has("[Content_Types].xml") && names.has("word/document.xml") && !names.has("word/vbaProject.bin")
}

/** The signatures, tried in order; a name or a stated content type plays no part. */
const signatures: ReadonlyArray<readonly [FileType, (bytes: Uint8Array) => boolean]> = [
  ["png", (bytes) => startsWith(bytes, png)],
  ["jpeg", (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ["gif", (bytes) => begins(bytes, "GIF87a") || begins(bytes, "GIF89a")],
  ["bmp", isBmp],
  ["webp", (bytes) => begins(bytes, "RIFF") && begins(bytes, "WEBP", 8)],
  ["mp4", isMp4],
  ["webm", (bytes) => startsWith(bytes, ebml) && textAt(bytes, 0, 128).includes("webm")],
  ["ogv", (bytes) => begins(bytes, "OggS") && textAt(bytes, 0, 4096).includes("theora")],
  ["pdf", (bytes) => begins(bytes, "%PDF-")],
  ["docx", isDocx],
]

/** What a file is by its content; undefined for anything not listed. Macros make a document none. Spec: validation rules, files. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0]
