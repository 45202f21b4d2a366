const decoderFor = (label: string | undefined): TextDecoder | undefined => {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label.trim())
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  return undefined
}

const declaredInPage = (bytes: Uint8Array): string | undefined => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096))
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]
  return label?.toLowerCase().startsWith("utf-16") ? "utf-8" : label
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch (cause) {
    if (cause instanceof TypeError) return false
    throw cause
  }
}

/** The charset in a Content-Type header, else undefined. */
const charsetOfHeader = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType)?.[1]

/** Decodes a page by byte-order mark, header, meta tag, then UTF-8 if valid, else windows-1252. */
export const decodePage = (bytes: Uint8Array, contentType: string): string => {
  const labels = [byteOrderMark(bytes), charsetOfHeader(contentType), declaredInPage(bytes)]
  const declared = labels.map(decoderFor).find((decoder) => decoder !== undefined)
  return (declared ?? new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252")).decode(bytes)
}
