import { Effect, Layer } from "effect"
import sharp from "sharp"
import { CreativeRenderer } from "@application/creatives/ports"
import { type CreativeContent, drawCreative } from "@domain/creatives"
import { creativeRasteriser } from "./drawing/creative-rasteriser.ts"
import { pictureBytes, type PictureSources } from "./picture-source.ts"

export interface CreativeRendererOptions extends PictureSources {
  /** Where fonts are unpacked; survives restarts. */
  readonly cacheFolder: string
}

/** Bytes that are a picture indeed; a broken one is as good as none. */
const drawable = (address: string | undefined, sources: PictureSources) =>
  Effect.gen(function* () {
    const bytes = address === undefined ? undefined : yield* pictureBytes(address, sources)
    if (bytes === undefined) return undefined
    const readable = yield* Effect.option(Effect.tryPromise(() => sharp(bytes).metadata()))
    return readable._tag === "Some" ? bytes : undefined
  })

const without = (content: CreativeContent, photo: boolean, logo: boolean): CreativeContent => {
  const { photo: ofPhoto, logo: ofLogo, ...rest } = content
  return {
    ...rest,
    ...(photo && ofPhoto !== undefined && { photo: ofPhoto }),
    ...(logo && ofLogo !== undefined && { logo: ofLogo }),
  }
}

/** Draws creatives with the repository's own fonts and keeps them in the image store, by content. */
export const creativeRendererLayer = (options: CreativeRendererOptions) =>
  Layer.succeed(CreativeRenderer, {
    png: Effect.fnUntraced(function* (content, templateId, size) {
      const [photo, logo] = yield* Effect.all([drawable(content.photo, options), drawable(content.logo, options)], {
        concurrency: 2,
      })
      const fetched = new Map([
        [content.photo, photo],
        [content.logo, logo],
      ])
      const { rasteriseCreative } = creativeRasteriser({
        cacheFolder: options.cacheFolder,
        loadImage: (address) => {
          const bytes = fetched.get(address)
          return bytes === undefined
            ? Promise.reject(new Error(`Not part of the drawing: ${address}`))
            : Promise.resolve(bytes)
        },
      })
      const svg = drawCreative(without(content, photo !== undefined, logo !== undefined), templateId, size)
      const bytes = yield* Effect.promise(() => rasteriseCreative(svg, size))
      const url = yield* Effect.promise(() => options.store.put(bytes, "image/png"))
      return { bytes, url, width: size.width, height: size.height }
    }),
  })
