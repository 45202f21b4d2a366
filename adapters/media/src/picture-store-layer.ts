import { Clock, Effect, Layer } from "effect"
import type { AdmitKilobytes } from "@application/kernel"
import { type PictureKind, PictureRefused, PictureStore, type StoredPicture } from "@application/creatives/ports"
import { pictureBytes, type PictureSources } from "./picture-source.ts"
import { PictureWork } from "./picture-work.ts"
import { storeImage } from "./store/store-image.ts"
import { normaliseUpload } from "./uploads/normalise-upload.ts"
import { paletteOf } from "./uploads/palette-of.ts"

/** Pictures in an image store, made safe before they are kept. */
export const pictureStoreLayer = (sources: PictureSources) =>
  Layer.effect(
    PictureStore,
    Effect.map(PictureWork, ({ run: inTurn, readBitmap }) => {
      const worked = (bytes: Uint8Array, kind: PictureKind) =>
        Effect.gen(function* () {
          const image = yield* normaliseUpload(bytes, kind, readBitmap)
          return { ...image, palette: yield* Effect.promise(() => paletteOf(image.bytes)) }
        })
      const save = Effect.fnUntraced(function* <E>(source: Uint8Array, kind: PictureKind, admit: AdmitKilobytes<E>) {
        const { bytes, contentType, ...image } = yield* inTurn(worked(source, kind)).pipe(
          Effect.mapError(({ messageKey }) => new PictureRefused({ key: messageKey })),
        )
        yield* admit(Math.ceil(bytes.length / 1024))
        const now = yield* Clock.currentTimeMillis
        const url = yield* storeImage(sources.store, bytes, contentType, now)
        const stored: StoredPicture = { url, sizeBytes: bytes.length, ...image }
        return stored
      })
      return {
        bytesOf: (url) =>
          Effect.map(
            Effect.promise(() => sources.store.get(url)),
            (image) => image?.bytes,
          ),
        saveUpload: (given, kind) => save(given, kind, () => Effect.void),
        saveFrom: Effect.fnUntraced(function* (url, admit, kind = "picture") {
          const bytes = yield* pictureBytes(url, sources)
          if (bytes === undefined) return yield* new PictureRefused({ key: "validation.creativeUrlInvalid" })
          return yield* save(bytes, kind, admit)
        }),
      }
    }),
  )
