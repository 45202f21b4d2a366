import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** Addresses of the logo that a business's linked store names, and of the one on its website; answered by the businesses. */
export class ShopLogos extends Context.Service<
  ShopLogos,
  {
    readonly ofStore: (businessProfileId: BusinessProfileId) => Effect.Effect<string | undefined>
    /** Reads the website, which takes seconds; none where it cannot be read. */
    readonly onWebsite: (businessProfileId: BusinessProfileId) => Effect.Effect<string | undefined>
  }
>()("creatives/ShopLogos") {}
