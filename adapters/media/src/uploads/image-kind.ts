export type ImageKind = "png" | "jpeg" | "webp" | "bmp"

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** What the first bytes say an image is, whatever its name claims; undefined for anything we do not take. */
export const imageKindOf = (bytes: Uint8Array): ImageKind | undefined => {
  if (startsWith(bytes, 0, "\u0089PNG\r\n\u001a\n")) return "png"
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg"
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return "webp"
  return startsWith(bytes, 0, "BM") && bytes.length > 26 ? "bmp" : undefined
}
