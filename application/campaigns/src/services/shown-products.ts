import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A store's products in ads. */
export class ShownProducts extends Context.Service<
  ShownProducts,
  {
    /** Whether ads that run, or may run again, show products of the store. */
    readonly areShown: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
  }
>()("campaigns/ShownProducts") {}
