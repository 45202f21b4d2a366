const crcOf = (bytes: ReadonlyArray<number>): number => {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return ~crc >>> 0
}

const adlerOf = (bytes: ReadonlyArray<number>): number => {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}

const word = (value: number): ReadonlyArray<number> => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

const chunk = (name: string, bytes: ReadonlyArray<number>): ReadonlyArray<number> => {
  const named = [...name].map((letter) => letter.codePointAt(0) ?? 0).concat(bytes)
  return [...word(bytes.length), ...named, ...word(crcOf(named))]
}

const signature = [137, 80, 78, 71, 13, 10, 26, 10]

/** The most bytes that fit a block of the compressed form that compresses nothing. */
const mostInBlock = 65_535

const stored = (bytes: ReadonlyArray<number>): ReadonlyArray<number> => {
  const blocks: Array<number> = []
  for (let from = 0; from < bytes.length; from += mostInBlock) {
    const block = bytes.slice(from, from + mostInBlock)
    const isLast = from + mostInBlock >= bytes.length ? 1 : 0
    const { length } = block
    blocks.push(isLast, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255)
    for (const byte of block) blocks.push(byte)
  }
  return [0x78, 0x01, ...blocks, ...word(adlerOf(bytes))]
}

/** A PNG of black and white bits in a size in pixels, all black; `shade` is the byte that fills it instead. */
export const blankPng = (width: number, height: number, shade = 0): Uint8Array => {
  const row = [0, ...Array.from({ length: Math.ceil(width / 8) }, () => shade)]
  const rows = Array.from({ length: height }, () => row).flat()
  return Uint8Array.from([
    ...signature,
    ...chunk("IHDR", [...word(width), ...word(height), 1, 0, 0, 0, 0]),
    ...chunk("IDAT", stored(rows)),
    ...chunk("IEND", []),
  ])
}
