/** A picture's size in pixels and its kind, as its first bytes say. */
export type ImageFacts = { readonly mimeType: string; readonly width: number; readonly height: number }

/** The frame of a JPEG comes after segments of other facts. */
const jpegSize = (bytes: Buffer): { width: number; height: number } | undefined => {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return undefined
}

/** What a GIF, JPEG or PNG says of itself; undefined for anything else. */
export const imageFacts = (bytes: Buffer): ImageFacts | undefined => {
  const begins = (signature: string): boolean => bytes.subarray(0, signature.length).toString("latin1") === signature
  if (begins("\u0089PNG") && bytes.length > 24)
    return { mimeType: "IMAGE_PNG", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (begins("GIF8") && bytes.length > 10)
    return { mimeType: "IMAGE_GIF", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  const size = begins("\u00FF\u00D8") ? jpegSize(bytes) : undefined
  return size === undefined ? undefined : { mimeType: "IMAGE_JPEG", ...size }
}
