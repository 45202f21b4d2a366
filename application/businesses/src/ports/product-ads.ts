import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** Ads that show a store's products. */
export class ProductAds extends Context.Service<
  ProductAds,
  {
    /** Has the networks told, soon and once, of what changed in a store's products. Queued in the caller's transaction. */
    readonly productsChanged: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
    /** Whether ads that run, or may run again, show a store's products. */
    readonly areShown: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
  }
>()("businesses/ProductAds") {}
