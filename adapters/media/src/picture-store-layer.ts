import { Effect, Layer } from "effect"
import { type PictureKind, PictureRefused, PictureStore, type StoredPicture } from "@application/creatives/ports"
import { pictureBytes, type PictureSources } from "./picture-source.ts"
import { normaliseUpload } from "./uploads/normalise-upload.ts"
import { paletteOf } from "./uploads/palette-of.ts"

/** Pictures in an image store, made safe before they are kept. */
export const pictureStoreLayer = (sources: PictureSources) => {
  const save = Effect.fnUntraced(function* (given: Uint8Array, kind: PictureKind) {
    const { bytes, contentType, width, height } = yield* normaliseUpload(given, kind).pipe(
      Effect.mapError(({ messageKey }) => new PictureRefused({ key: messageKey })),
    )
    const [url, palette] = yield* Effect.promise(() =>
      Promise.all([sources.store.put(bytes, contentType), paletteOf(bytes)]),
    )
    const stored: StoredPicture = { url, width, height, palette }
    return stored
  })
  return Layer.succeed(PictureStore, {
    saveUpload: save,
    saveFrom: Effect.fnUntraced(function* (url) {
      const bytes = yield* pictureBytes(url, sources)
      if (bytes === undefined) return yield* new PictureRefused({ key: "validation.creativeUrlInvalid" })
      return yield* save(bytes, "picture")
    }),
  })
}
