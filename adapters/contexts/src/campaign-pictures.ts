import { Effect, Layer } from "effect"
import { CreativePictures } from "@application/campaigns/ports"
import { CreativeRenderer } from "@application/creatives/ports"
import { creativeSizes } from "@domain/creatives"

/** The ads' pictures are creatives, drawn as the browser draws them. */
export const campaignPictures = Layer.effect(
  CreativePictures,
  Effect.map(CreativeRenderer, ({ png }) => ({
    png: (content, size) =>
      Effect.map(png(content, content.templateId, creativeSizes[size]), ({ bytes, url }) => ({ bytes, url })),
    bannerPng: ({ content, templateId, size }) =>
      Effect.map(png(content, templateId, size), ({ bytes, url }) => ({ bytes, url })),
  })),
)
