import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp"

/** What a picture may cost: its sides and pixels as its header says them, and the seconds of working on it. */
export const pictureBounds = {
  side: 16_384,
  pixels: 40_000_000,
  /** Bitmaps are read pixel by pixel. */
  bitmapPixels: 12_000_000,
  seconds: 10,
} as const

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Whether a picture of this size may be decoded. */
export const isWithinBounds = ({ width, height }: PictureSize, pixels: number = pictureBounds.pixels): boolean =>
  width <= pictureBounds.side && height <= pictureBounds.side && width * height <= pixels

/** A picture whose header was found within bounds, to be worked on for a bounded time. */
export const boundedPicture = (bytes: Uint8Array, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { limitInputPixels: pictureBounds.pixels, ...options }).timeout({ seconds: pictureBounds.seconds })

/** The header of a picture that a drawing may show; undefined when it is none, or larger than one may be. */
export const drawableHeader = async (bytes: Uint8Array, options: SharpOptions = {}): Promise<Metadata | undefined> => {
  try {
    const header = await sharp(bytes, { limitInputPixels: false, ...options }).metadata()
    return isWithinBounds(header) ? header : undefined
  } catch {
    return undefined
  }
}
