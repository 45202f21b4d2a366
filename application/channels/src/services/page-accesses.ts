import { Context, type Effect } from "effect"
import type { PageAccess } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"

/** How far the platform's access to a business's own pages is, for contexts that advertise through them. */
export class PageAccesses extends Context.Service<
  PageAccesses,
  {
    readonly of: (profile: BusinessProfileId) => Effect.Effect<ReadonlyArray<PageAccess>>
    /**
     * The access as the network tells it now, or as it was last seen while the network is silent; undefined for a page that the
     * business never linked. What came back is set up again.
     */
    readonly look: (profile: BusinessProfileId, pageId: string) => Effect.Effect<PageAccess | undefined>
  }
>()("channels/PageAccesses") {}
