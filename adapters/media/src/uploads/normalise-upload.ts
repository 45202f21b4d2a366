import { Effect } from "effect"
import sharp, { type Sharp, type SharpOptions } from "sharp"
import { type ImageKind, imageKindOf } from "./image-kind.ts"
import { ImageRefused } from "./image-refused.ts"
import { bitmapSize } from "./read-bmp.ts"
import type { ReadBitmap } from "./bitmap-reader.ts"
import { boundedPicture, isWithinBounds, pictureBounds } from "../picture-bounds.ts"

/** What the image is for: logos and lead images must be png or jpeg, a logo at least 150x150. Spec: validation. */
export type ImageUse = "picture" | "logo" | "leadImage"

export interface NormalisedImage {
  readonly bytes: Uint8Array
  readonly contentType: "image/png" | "image/jpeg"
  readonly width: number
  readonly height: number
}

const uploadLimits = { bytes: 8 * 1024 * 1024, logoSide: 150, storedSide: 2400 } as const

const refuse = (messageKey: ImageRefused["messageKey"], values: Readonly<Record<string, number>> = {}) =>
  new ImageRefused({ messageKey, values })

const formatRefusal = (kind: ImageKind | undefined, use: ImageUse): ImageRefused | undefined => {
  if (use === "picture") return kind === undefined ? refuse("creatives.image.format") : undefined
  if (kind === "png" || kind === "jpeg") return undefined
  return refuse(use === "logo" ? "creatives.image.logoPngOrJpeg" : "creatives.image.pngOrJpeg")
}

type Open = (options?: SharpOptions) => Sharp

const unreadable = () => refuse("creatives.image.unreadable")

/** Reads the size in the header and refuses what is too large to be decoded. */
const openBitmap = (bytes: Uint8Array, readBitmap: ReadBitmap): Effect.Effect<Open, ImageRefused> =>
  Effect.gen(function* () {
    const size = bitmapSize(bytes)
    if (size === undefined) return yield* unreadable()
    const most = pictureBounds.bitmapPixels
    if (!isWithinBounds(size, most)) return yield* refuse("creatives.image.tooManyPixels", { most })
    const pixels = yield* readBitmap(bytes)
    if (pixels === undefined) return yield* unreadable()
    const { data, width, height } = pixels
    return () => boundedPicture(data, { raw: { width, height, channels: 4 } })
  })

const openEncoded = (bytes: Uint8Array): Effect.Effect<Open, ImageRefused> =>
  Effect.gen(function* () {
    const size = yield* Effect.tryPromise({
      try: () => sharp(bytes, { limitInputPixels: false }).metadata(),
      catch: unreadable,
    })
    if (!isWithinBounds(size)) return yield* refuse("creatives.image.tooManyPixels", { most: pictureBounds.pixels })
    return () => boundedPicture(bytes, { failOn: "error" })
  })

const encoded = async (open: Open, kind: ImageKind, use: ImageUse): Promise<NormalisedImage | ImageRefused> => {
  const { autoOrient, hasAlpha } = await open().metadata()
  const least = uploadLimits.logoSide
  if (use === "logo" && Math.min(autoOrient.width, autoOrient.height) < least) {
    return refuse("creatives.image.logoTooSmall", { least, width: autoOrient.width, height: autoOrient.height })
  }
  const isPhoto = kind !== "png" && kind !== "bmp" && (!hasAlpha || (await open().stats()).isOpaque)
  const upright = open()
    .autoOrient()
    .toColourspace("srgb")
    .resize(uploadLimits.storedSide, uploadLimits.storedSide, { fit: "inside", withoutEnlargement: true })
  const drawn = isPhoto ? upright.jpeg({ quality: 88 }) : upright.png()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { bytes: data, contentType: isPhoto ? "image/jpeg" : "image/png", width: info.width, height: info.height }
}

/**
 * Makes an upload safe to keep: its kind read from its bytes, size, sides and pixels bounded by its header before anything
 * is decoded, turned upright, metadata stripped, re-encoded to png or jpeg of at most 2400 px a side. Fails with what to
 * tell the person.
 */
export const normaliseUpload = (
  bytes: Uint8Array,
  use: ImageUse,
  readBitmap: ReadBitmap,
): Effect.Effect<NormalisedImage, ImageRefused> =>
  Effect.gen(function* () {
    if (bytes.length === 0) return yield* refuse("creatives.image.empty")
    if (bytes.length > uploadLimits.bytes)
      return yield* refuse("creatives.image.tooLarge", { most: uploadLimits.bytes })
    const kind = imageKindOf(bytes)
    const wrongFormat = formatRefusal(kind, use)
    if (wrongFormat !== undefined || kind === undefined) return yield* wrongFormat ?? refuse("creatives.image.format")
    const open = yield* kind === "bmp" ? openBitmap(bytes, readBitmap) : openEncoded(bytes)
    const outcome = yield* Effect.tryPromise({ try: () => encoded(open, kind, use), catch: unreadable })
    return outcome instanceof ImageRefused ? yield* outcome : outcome
  })
