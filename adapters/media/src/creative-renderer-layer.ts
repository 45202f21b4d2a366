import { Clock, Effect, Layer } from "effect"
import { CreativeRenderer } from "@application/creatives/ports"
import { type CreativeContent, type CreativeSize, drawCreative } from "@domain/creatives"
import { creativeRasteriser, embedded } from "./drawing/creative-rasteriser.ts"
import { drawableHeader } from "./picture-bounds.ts"
import { PictureWork } from "./picture-work.ts"
import { pictureBytes, type PictureSources } from "./picture-source.ts"

export interface CreativeRendererOptions extends PictureSources {
  /** Where fonts are unpacked; survives restarts. */
  readonly cacheFolder: string
}

const fetched = (address: string | undefined, sources: PictureSources) =>
  address === undefined ? Effect.undefined : pictureBytes(address, sources)

/** Bytes that are a picture indeed and not too large a one; any other is as good as none. */
const drawable = async (bytes: Uint8Array | undefined) =>
  bytes === undefined || (await drawableHeader(bytes, embedded)) === undefined ? undefined : bytes

const without = (content: CreativeContent, photo: boolean, logo: boolean): CreativeContent => {
  const { photo: ofPhoto, logo: ofLogo, ...rest } = content
  return {
    ...rest,
    ...(photo && ofPhoto !== undefined && { photo: ofPhoto }),
    ...(logo && ofLogo !== undefined && { logo: ofLogo }),
  }
}

/** Draws creatives with the repository's own fonts and keeps them in the image store, by content. */
export const creativeRendererLayer = (options: CreativeRendererOptions) => {
  const draw = async (
    content: CreativeContent,
    templateId: string,
    size: CreativeSize,
    found: readonly [photo: Uint8Array | undefined, logo: Uint8Array | undefined],
  ) => {
    const [photo, logo] = [await drawable(found[0]), await drawable(found[1])]
    const loaded = new Map([
      [content.photo, photo],
      [content.logo, logo],
    ])
    const { rasteriseCreative } = creativeRasteriser({
      cacheFolder: options.cacheFolder,
      loadImage: (address) => {
        const bytes = loaded.get(address)
        return bytes === undefined
          ? Promise.reject(new Error(`Not part of the drawing: ${address}`))
          : Promise.resolve(bytes)
      },
    })
    const shown = without(content, photo !== undefined, logo !== undefined)
    return rasteriseCreative(drawCreative(shown, templateId, size), size)
  }
  return Layer.effect(
    CreativeRenderer,
    Effect.map(PictureWork, ({ run: inTurn }) => ({
      png: Effect.fnUntraced(function* (content, templateId, size) {
        const pictures = yield* Effect.all([fetched(content.photo, options), fetched(content.logo, options)], {
          concurrency: 2,
        })
        const bytes = yield* inTurn(Effect.promise(() => draw(content, templateId, size, pictures)))
        const now = yield* Clock.currentTimeMillis
        const url = yield* Effect.promise(() => options.store.put(bytes, "image/png", now))
        return { bytes, url, width: size.width, height: size.height }
      }),
    })),
  )
}
