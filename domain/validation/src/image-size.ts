import { fileTypeOf } from "./file-type.ts"

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const big = (view: DataView, at: number, bytes: 2 | 4): number =>
  bytes === 2 ? view.getUint16(at) : view.getUint32(at)

/** Markers SOF0-SOF15 carry the size; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Markers without a length behind them. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const jpegSize = (view: DataView): ImageSize | undefined => {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else if (isFrame(marker)) return { width: big(view, at + 7, 2), height: big(view, at + 5, 2) }
    else at += 2 + Math.max(2, big(view, at + 2, 2))
  }
  return undefined
}

const pngHeader = 0x49484452

const pngSize = (view: DataView): ImageSize | undefined =>
  view.byteLength < 24 || big(view, 12, 4) !== pngHeader
    ? undefined
    : { width: big(view, 16, 4), height: big(view, 20, 4) }

const sizeOf = (view: DataView, type: "png" | "jpeg" | "bmp"): ImageSize | undefined => {
  if (type === "jpeg") return jpegSize(view)
  if (type === "png") return pngSize(view)
  if (view.getUint8(14) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) }
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

/** Pixels of a png, jpeg or bmp, read from its header; undefined when it is none or its header is broken. */
export const imageSizeOf = (bytes: Uint8Array): ImageSize | undefined => {
  const type = fileTypeOf(bytes)
  if (type !== "png" && type !== "jpeg" && type !== "bmp") return undefined
  const size = sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), type)
  return size === undefined || size.width < 1 || size.height < 1 ? undefined : size
}
