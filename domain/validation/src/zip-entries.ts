const endMark = 0x06054b50
const entryMark = 0x02014b50

/** Bytes of the end record without its comment, of an entry without its name, and the longest comment. */
const endSize = 22
const entrySize = 46
const longestComment = 65_535

const endAt = (view: DataView): number => {
  const earliest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= earliest; at -= 1) if (view.getUint32(at, true) === endMark) return at
  return -1
}

/** The names in a zip archive's directory; none when the bytes hold no directory or a broken one. Nothing is unpacked. */
export const zipEntries = (bytes: Uint8Array): ReadonlySet<string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = new Set<string>()
  const end = endAt(view)
  if (end < 0) return names
  let at = view.getUint32(end + 16, true)
  while (at + entrySize <= end && view.getUint32(at, true) === entryMark) {
    const name = at + entrySize
    const after = name + view.getUint16(at + 28, true)
    names.add(String.fromCharCode(...bytes.subarray(name, Math.min(after, name + 256))))
    at = after + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}
