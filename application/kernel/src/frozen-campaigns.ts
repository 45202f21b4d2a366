import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** Campaigns of businesses that are frozen, released and deleted: answered by the campaigns. */
export class FrozenCampaigns extends Context.Service<
  FrozenCampaigns,
  {
    /** Pauses what runs of a frozen business, and lets what its freeze paused go on. Run it in a transaction. */
    readonly follow: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
    /**
     * Ends what runs, cancels what waits and removes drafts, their money being available again; the number of these. A campaign that
     * is being set up is left for the next time. Run it in a transaction.
     */
    readonly endAll: (businessProfileId: BusinessProfileId) => Effect.Effect<number>
  }
>()("kernel/FrozenCampaigns") {}
