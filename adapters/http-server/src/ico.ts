/** An icon file around one picture, a PNG of 48 by 48 pixels. */
export const icoOf = (png: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(48, 6)
  head.writeUInt8(48, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
