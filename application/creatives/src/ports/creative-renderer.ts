import { Context, type Effect } from "effect"
import type { CreativeContent, CreativeSize } from "@domain/creatives"

/** A drawn creative: the PNG, and where it is stored. */
export interface RenderedCreative {
  readonly bytes: Uint8Array
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Draws creatives as PNG. A photo or logo that cannot be fetched is left out if the template allows it. */
export class CreativeRenderer extends Context.Service<
  CreativeRenderer,
  {
    readonly png: (content: CreativeContent, templateId: string, size: CreativeSize) => Effect.Effect<RenderedCreative>
  }
>()("creatives/CreativeRenderer") {}
