import { Effect, Layer } from "effect"
import { CreativePictures } from "@application/campaigns/ports"
import { CreativeRenderer, PictureStore } from "@application/creatives/ports"
import { creativeSizes } from "@domain/creatives"

/** The ads' pictures are creatives, drawn as the browser draws them. */
export const campaignPictures = Layer.effect(
  CreativePictures,
  Effect.map(Effect.all([CreativeRenderer, PictureStore]), ([{ png }, { bytesOf }]) => ({
    cover: (url) =>
      Effect.flatMap(bytesOf(url), (bytes) =>
        bytes === undefined ? Effect.die(new Error(`The cover ${url} is gone`)) : Effect.succeed({ bytes, url }),
      ),
    png: (content, size) =>
      Effect.map(png(content, content.templateId, creativeSizes[size]), ({ bytes, url }) => ({ bytes, url })),
    bannerPng: ({ content, templateId, size }) =>
      Effect.map(png(content, templateId, size), ({ bytes, url }) => ({ bytes, url })),
  })),
)
