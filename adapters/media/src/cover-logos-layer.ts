import { CoverLogos, LogoRefused } from "@application/insights/ports"
import { logoLimits } from "@domain/insights"
import { Effect, Layer } from "effect"
import sharp from "sharp"
import { PictureWork } from "./picture-work.ts"
import { ImageRefused } from "./uploads/image-refused.ts"
import { normaliseUpload } from "./uploads/normalise-upload.ts"

const { width, height, characters } = logoLimits

/** A checked logo as a data address: a PNG of a cover's size, with fewer colours where it would be too large. */
const fit = async (bytes: Uint8Array): Promise<string | undefined> => {
  const small = sharp(bytes).resize(width, height, { fit: "inside", withoutEnlargement: true })
  for (const drawn of [
    small.clone().png(),
    small.clone().png({ palette: true }),
    small.clone().jpeg({ quality: 85 }),
  ]) {
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    const address = `data:image/${info.format};base64,${data.toString("base64")}`
    if (address.length <= characters) return address
  }
  return undefined
}

/** Logos for covers, checked and re-encoded as uploaded pictures are. */
export const coverLogosLayer = Layer.effect(
  CoverLogos,
  Effect.map(PictureWork, ({ run: inTurn, readBitmap }) => ({
    fitted: (bytes) =>
      inTurn(
        Effect.gen(function* () {
          const image = yield* normaliseUpload(bytes, "logo", readBitmap)
          const address = yield* Effect.promise(() => fit(image.bytes))
          return address ?? (yield* new ImageRefused({ messageKey: "creatives.image.tooLarge", values: {} }))
        }),
      ).pipe(Effect.mapError(({ messageKey }) => new LogoRefused({ key: messageKey }))),
  })),
)
