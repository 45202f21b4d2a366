import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/**
 * Addresses of a business's logos: the logo that its linked store names, and the logo on its website. The businesses
 * context answers them.
 */
export class ShopLogos extends Context.Service<
  ShopLogos,
  {
    readonly ofStore: (businessProfileId: BusinessProfileId) => Effect.Effect<string | undefined>
    /** Reads the website, which takes seconds; none where it cannot be read. */
    readonly onWebsite: (businessProfileId: BusinessProfileId) => Effect.Effect<string | undefined>
  }
>()("creatives/ShopLogos") {}
