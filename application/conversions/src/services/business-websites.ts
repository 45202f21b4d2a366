import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** The websites of businesses, as they have told the portal. */
export class BusinessWebsites extends Context.Service<
  BusinessWebsites,
  {
    /** The address of its website; undefined for a business that told of none. */
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<string | undefined>
  }
>()("conversions/BusinessWebsites") {}
