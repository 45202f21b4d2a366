import { Effect } from "effect"
import sharp from "sharp"
import { type ImageKind, imageKindOf } from "./image-kind.ts"
import { ImageRefused } from "./image-refused.ts"
import { readBmp } from "./read-bmp.ts"

/** What the image is for: logos and lead images must be png or jpeg, a logo at least 150x150. Spec: validation. */
export type ImageUse = "picture" | "logo" | "leadImage"

export interface NormalisedImage {
  readonly bytes: Uint8Array
  readonly contentType: "image/png" | "image/jpeg"
  readonly width: number
  readonly height: number
}

const uploadLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000, logoSide: 150, storedSide: 2400 } as const

const refuse = (messageKey: ImageRefused["messageKey"], values: Readonly<Record<string, number>> = {}) =>
  new ImageRefused({ messageKey, values })

const formatRefusal = (kind: ImageKind | undefined, use: ImageUse): ImageRefused | undefined => {
  if (use === "picture") return kind === undefined ? refuse("creatives.image.format") : undefined
  if (kind === "png" || kind === "jpeg") return undefined
  return refuse(use === "logo" ? "creatives.image.logoPngOrJpeg" : "creatives.image.pngOrJpeg")
}

const opened = (bytes: Uint8Array, kind: ImageKind) => {
  if (kind !== "bmp") return sharp(bytes, { limitInputPixels: false, failOn: "error" })
  const { data, width, height } = readBmp(bytes, uploadLimits.pixels)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const inspected = async (
  bytes: Uint8Array,
  kind: ImageKind,
  use: ImageUse,
): Promise<NormalisedImage | ImageRefused> => {
  const { autoOrient, width, height } = await opened(bytes, kind).metadata()
  if (width * height > uploadLimits.pixels)
    return refuse("creatives.image.tooManyPixels", { most: uploadLimits.pixels })
  const least = uploadLimits.logoSide
  if (use === "logo" && Math.min(autoOrient.width, autoOrient.height) < least) {
    return refuse("creatives.image.logoTooSmall", { least, width: autoOrient.width, height: autoOrient.height })
  }
  const { isOpaque } = await opened(bytes, kind).stats()
  const upright = opened(bytes, kind)
    .autoOrient()
    .toColourspace("srgb")
    .resize(uploadLimits.storedSide, uploadLimits.storedSide, { fit: "inside", withoutEnlargement: true })
  const contentType = isOpaque && kind !== "png" && kind !== "bmp" ? "image/jpeg" : "image/png"
  const encoded = contentType === "image/jpeg" ? upright.jpeg({ quality: 88, mozjpeg: true }) : upright.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, contentType, width: info.width, height: info.height }
}

/**
 * Makes an upload safe to keep: its kind read from its bytes, size and pixels bounded, turned upright, metadata
 * stripped, re-encoded to png or jpeg of at most 2400 px a side. Fails with what to tell the person.
 */
export const normaliseUpload = (bytes: Uint8Array, use: ImageUse): Effect.Effect<NormalisedImage, ImageRefused> =>
  Effect.gen(function* () {
    if (bytes.length === 0) return yield* refuse("creatives.image.empty")
    if (bytes.length > uploadLimits.bytes)
      return yield* refuse("creatives.image.tooLarge", { most: uploadLimits.bytes })
    const kind = imageKindOf(bytes)
    const wrongFormat = formatRefusal(kind, use)
    if (wrongFormat !== undefined || kind === undefined) return yield* wrongFormat ?? refuse("creatives.image.format")
    const outcome = yield* Effect.tryPromise({
      try: () => inspected(bytes, kind, use),
      catch: () => refuse("creatives.image.unreadable"),
    })
    return outcome instanceof ImageRefused ? yield* outcome : outcome
  })
