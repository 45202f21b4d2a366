import { Context, type Effect } from "effect"
import type { WebsiteNotShown } from "@domain/creatives"

/** Takes pictures of websites as a visitor sees them, in a browser that is not ours. */
export class WebsiteScreenshots extends Context.Service<
  WebsiteScreenshots,
  {
    /** The first screen as JPEG, PNG or WebP. */
    readonly take: (address: string) => Effect.Effect<Uint8Array, WebsiteNotShown>
  }
>()("creatives/WebsiteScreenshots") {}
