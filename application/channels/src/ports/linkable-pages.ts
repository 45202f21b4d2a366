import { Context, type Effect } from "effect"
import type { LinkedPage } from "@domain/campaigns"

/** The page of the social network that stands in for businesses without one. */
export class LinkablePages extends Context.Service<
  LinkablePages,
  {
    /** The platform's own page, which carries ads of businesses without one. */
    readonly portalPage: Effect.Effect<LinkedPage>
  }
>()("channels/LinkablePages") {}
