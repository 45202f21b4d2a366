import { Context, type Effect } from "effect"
import type { CreativeContent, CreativeSize } from "@domain/creatives"

/** How a creative is encoded, where it is not a PNG of its size's own pixels. */
export interface DrawnAs {
  readonly scale: number
  readonly format: "png" | "jpeg"
}

/** A drawn creative: its bytes, and where it is stored. */
export interface RenderedCreative {
  readonly bytes: Uint8Array
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Draws creatives, as PNG unless told. A photo or logo that cannot be fetched is left out if the template allows it. */
export class CreativeRenderer extends Context.Service<
  CreativeRenderer,
  {
    readonly png: (content: CreativeContent, templateId: string, size: CreativeSize) => Effect.Effect<RenderedCreative>
    readonly picture: (
      content: CreativeContent,
      templateId: string,
      size: CreativeSize,
      as: DrawnAs,
    ) => Effect.Effect<RenderedCreative>
  }
>()("creatives/CreativeRenderer") {}
