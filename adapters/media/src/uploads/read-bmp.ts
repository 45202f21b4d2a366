/** Decoded pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

interface Header {
  readonly offset: number
  readonly headerSize: number
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly bits: number
  readonly compression: number
  readonly colours: number
}

/** Bytes of a header up to the last field that is read. */
const longestHeader = 50
const plain = 0
const bitFields = 3

const headerOf = (view: DataView): Header => {
  const headerSize = view.getUint32(14, true)
  const rawHeight = view.getInt32(22, true)
  const bits = view.getUint16(28, true)
  const used = headerSize >= 40 ? view.getUint32(46, true) : 0
  return {
    offset: view.getUint32(10, true),
    headerSize,
    width: view.getInt32(18, true),
    height: Math.abs(rawHeight),
    topDown: rawHeight < 0,
    bits,
    compression: view.getUint32(30, true),
    colours: used === 0 && bits <= 8 ? 2 ** bits : used,
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Width and height as a bitmap's header says them; undefined when there is none. */
export const bitmapSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined => {
  if (bytes.length < longestHeader) return undefined
  const { width, height } = headerOf(viewOf(bytes))
  return width < 1 || height < 1 ? undefined : { width, height }
}

const fieldOf = (view: DataView, at: number) => {
  const mask = view.getUint32(at, true)
  const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
  const most = mask === 0 ? 0 : mask >>> shift
  return (pixel: number): number => (most === 0 ? 255 : Math.round((((pixel & mask) >>> shift) / most) * 255))
}

type ReadPixel = (row: number, x: number) => readonly [number, number, number, number]

const readerOf = (view: DataView, header: Header): ReadPixel => {
  const { bits, headerSize, compression } = header
  if (bits <= 8) {
    const palette = 14 + headerSize
    return (row, x) => {
      const bit = x * bits
      const byte = view.getUint8(row + (bit >> 3))
      const at = palette + ((byte >> (8 - bits - (bit & 7))) & (2 ** bits - 1)) * 4
      return [view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at), 255]
    }
  }
  if (bits === 24 || (bits === 32 && compression === plain)) {
    const step = bits / 8
    return (row, x) => [
      view.getUint8(row + x * step + 2),
      view.getUint8(row + x * step + 1),
      view.getUint8(row + x * step),
      255,
    ]
  }
  if (compression === bitFields && (bits === 32 || bits === 16)) {
    const [red, green, blue] = [fieldOf(view, 54), fieldOf(view, 58), fieldOf(view, 62)]
    const alpha = headerSize >= 56 ? fieldOf(view, 66) : () => 255
    return (row, x) => {
      const pixel = bits === 32 ? view.getUint32(row + x * 4, true) : view.getUint16(row + x * 2, true)
      return [red(pixel), green(pixel), blue(pixel), alpha(pixel)]
    }
  }
  if (bits === 16 && compression === plain) {
    return (row, x) => {
      const pixel = view.getUint16(row + x * 2, true)
      const five = (shift: number) => Math.round((((pixel >> shift) & 31) / 31) * 255)
      return [five(10), five(5), five(0), 255]
    }
  }
  throw new RangeError("a BMP compression that is not read")
}

/**
 * Reads an uncompressed Windows bitmap of 1, 4, 8, 16, 24 or 32 bits. Throws RangeError when it is damaged, compressed
 * by run lengths, or of more than `mostPixels`.
 */
export const readBmp = (bytes: Uint8Array, mostPixels: number): Pixels => {
  const view = viewOf(bytes)
  const header = headerOf(view)
  const { width, height, bits, compression } = header
  const known = [1, 4, 8, 16, 24, 32].includes(bits) && (compression === plain || compression === bitFields)
  if (header.headerSize < 40 || !known || width < 1 || height < 1 || width * height > mostPixels) {
    throw new RangeError("not a readable BMP")
  }
  const stride = Math.ceil((width * bits) / 32) * 4
  if (header.offset + stride * height > bytes.length) throw new RangeError("a BMP cut short")
  const data = new Uint8Array(width * height * 4)
  const read = readerOf(view, header)
  for (let y = 0; y < height; y++) {
    const row = header.offset + stride * (header.topDown ? y : height - 1 - y)
    for (let x = 0; x < width; x++) data.set(read(row, x), (y * width + x) * 4)
  }
  return { width, height, data }
}
