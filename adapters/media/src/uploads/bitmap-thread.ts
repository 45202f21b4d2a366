import { pictureBounds } from "../picture-bounds.ts"
import { type Pixels, readBmp } from "./read-bmp.ts"

/** What runs on the thread of bitmaps, whose pixels are read one by one. */
export const pixelsOf = (bytes: Uint8Array): Pixels => readBmp(bytes, pictureBounds.bitmapPixels)
