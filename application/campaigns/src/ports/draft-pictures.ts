import { Context, type Effect } from "effect"
import type { BannerDrawing, CreativeContent } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import type { PngPicture } from "./ad-networks.ts"

/** A creative drawn in a size. */
export class CreativePictures extends Context.Service<
  CreativePictures,
  {
    readonly png: (content: CreativeContent, size: "square" | "story" | "landscape") => Effect.Effect<PngPicture>
    /** The cover of a video as it is stored. */
    readonly cover: (url: string) => Effect.Effect<PngPicture>
    /** A picture of a banner in its own pixels. */
    readonly bannerPng: (drawing: BannerDrawing) => Effect.Effect<PngPicture>
  }
>()("campaigns/CreativePictures") {}

/** The address of a business's page at its portal, where ads of a business without a website lead; its privacy words stand there. */
export class PublicPages extends Context.Service<
  PublicPages,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<string> }
>()("campaigns/PublicPages") {}
