import { open } from "node:fs/promises"
import type { ReadVideo } from "@domain/creatives"

type Frames = Pick<ReadVideo, "width" | "height" | "durationMillis" | "framesPerSecond" | "codec" | "hasSound">

const theora = Buffer.from("\x80theora", "latin1")
const page = Buffer.from("OggS", "latin1")
const headBytes = 65_536
const tailBytes = 262_144

/** The last instant of a Theora stream in frames: key frames and the frames since, in a granule position. */
const framesOf = (granule: bigint, shift: number): number =>
  Number(granule >> BigInt(shift)) + Number(granule & ((1n << BigInt(shift)) - 1n))

/** The granule position of a stream's last page in the bytes at a file's end. */
const lastGranule = (tail: Buffer, serial: number): bigint | undefined => {
  for (let at = tail.lastIndexOf(page); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(page, at - 1)) {
    if (at + 27 > tail.length || tail.readUInt32LE(at + 14) !== serial) continue
    const granule = tail.readBigInt64LE(at + 6)
    if (granule >= 0n) return granule
  }
  return undefined
}

/**
 * The size, frame rate and length of an Ogg file with Theora, by its identification header and its last page; undefined for any
 * other file. Source: Theora specification, 6.2.
 */
export const readOgv = async (path: string): Promise<Frames | undefined> => {
  const file = await open(path, "r")
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(headBytes, size))
    await file.read(head, 0, head.length, 0)
    const at = head.indexOf(theora)
    const start = head.lastIndexOf(page, at)
    if (at < 0 || start < 0 || at + 42 > head.length) return undefined
    const [width, height] = [head.readUIntBE(at + 14, 3), head.readUIntBE(at + 17, 3)]
    const [numerator, denominator] = [head.readUInt32BE(at + 22), head.readUInt32BE(at + 26)]
    const shift = (head.readUInt16BE(at + 40) >> 5) & 31
    const tail = Buffer.alloc(Math.min(tailBytes, size))
    await file.read(tail, 0, tail.length, size - tail.length)
    const granule = lastGranule(tail, head.readUInt32LE(start + 14))
    if (granule === undefined || granule === 0n || numerator === 0 || denominator === 0 || width === 0 || height === 0)
      return undefined
    return {
      width,
      height,
      codec: "theora",
      framesPerSecond: numerator / denominator,
      durationMillis: Math.round((framesOf(granule, shift) * denominator * 1000) / numerator),
      hasSound: head.includes("vorbis") || head.includes("OpusHead"),
    }
  } finally {
    await file.close()
  }
}
