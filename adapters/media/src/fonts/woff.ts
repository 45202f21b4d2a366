import { inflateSync } from "node:zlib"

interface FontTable {
  readonly tag: string
  readonly data: Buffer
}

const headerLength = 44
const entryLength = 20

const tablesOf = (woff: Buffer): ReadonlyArray<FontTable> => {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new TypeError("not a WOFF 1 font")
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = headerLength + index * entryLength
    const offset = woff.readUInt32BE(at + 4)
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(at + 8))
    const length = woff.readUInt32BE(at + 12)
    return { tag: woff.toString("latin1", at, at + 4), data: stored.length < length ? inflateSync(stored) : stored }
  }).toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])

const checksum = (data: Buffer): number => {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

/** Unpacks a WOFF 1 font into the TrueType or OpenType font it holds. Throws TypeError on anything else. */
export const woffToSfnt = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff)
  const directory = Buffer.alloc(12 + tables.length * 16)
  const power = Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(tables.length * 16 - 2 ** power * 16, 10)
  let offset = directory.length
  const bodies = tables.map(({ tag, data }, index) => {
    const body = padded(data)
    const at = 12 + index * 16
    directory.write(tag, at, "latin1")
    directory.writeUInt32BE(checksum(body), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    offset += body.length
    return body
  })
  return Buffer.concat([directory, ...bodies])
}
