import { Clock, Effect, Layer } from "effect"
import { CreativeRenderer, type DrawnAs } from "@application/creatives/ports"
import { type CreativeContent, type CreativeSize, drawCreative } from "@domain/creatives"
import { creativeRasteriser, embedded } from "./drawing/creative-rasteriser.ts"
import { drawableHeader } from "./picture-bounds.ts"
import { PictureWork } from "./picture-work.ts"
import { pictureBytes, type PictureSources } from "./picture-source.ts"
import { storeImage } from "./store/store-image.ts"

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

const scaled = ({ width, height }: CreativeSize, scale: number) => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Draws creatives with the repository's own fonts and keeps them in the image store, by content. */
export const creativeRendererLayer = (options: CreativeRendererOptions) => {
  const draw = async (
    content: CreativeContent,
    templateId: string,
    size: CreativeSize,
    found: readonly [photo: Uint8Array | undefined, logo: Uint8Array | undefined],
    { scale, format }: DrawnAs,
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
    return rasteriseCreative(drawCreative(shown, templateId, size), scaled(size, scale), format)
  }
  return Layer.effect(
    CreativeRenderer,
    Effect.map(PictureWork, ({ run: inTurn }) => {
      const picture = Effect.fnUntraced(function* (
        content: CreativeContent,
        templateId: string,
        size: CreativeSize,
        as: DrawnAs,
      ) {
        const pictures = yield* Effect.all([fetched(content.photo, options), fetched(content.logo, options)], {
          concurrency: 2,
        })
        const bytes = yield* inTurn(Effect.promise(() => draw(content, templateId, size, pictures, as)))
        const now = yield* Clock.currentTimeMillis
        const url = yield* storeImage(options.store, bytes, `image/${as.format}`, now)
        return { bytes, url, ...scaled(size, as.scale) }
      })
      return {
        png: (content, templateId, size) => picture(content, templateId, size, { scale: 1, format: "png" }),
        picture,
      }
    }),
  )
}
