import { Context, type Effect } from "effect"
import type { PageAccess } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"

/** How far the platform's access to a business's own pages is, for contexts that advertise through them. */
export class PageAccesses extends Context.Service<
  PageAccesses,
  { readonly of: (profile: BusinessProfileId) => Effect.Effect<ReadonlyArray<PageAccess>> }
>()("channels/PageAccesses") {}
