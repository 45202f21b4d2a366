import { Context, type Effect } from "effect"
import type { LinkedPage } from "@domain/campaigns"

/** Pages of the social network that the platform may advertise through. */
export class LinkablePages extends Context.Service<
  LinkablePages,
  {
    /** Every page that granted access; of many businesses, so never shown unfiltered. Empty when the network cannot answer now. */
    readonly granted: Effect.Effect<ReadonlyArray<LinkedPage & { readonly link?: string }>>
    /** The platform's own page, which carries ads of businesses without one. */
    readonly portalPage: Effect.Effect<LinkedPage>
  }
>()("channels/LinkablePages") {}
