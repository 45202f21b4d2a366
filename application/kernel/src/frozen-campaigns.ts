import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** Campaigns of businesses that their portal freezes and releases: answered by the campaigns. */
export class FrozenCampaigns extends Context.Service<
  FrozenCampaigns,
  {
    /** Pauses what runs of a frozen business, and lets what its freeze paused go on. Run it in a transaction. */
    readonly follow: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
  }
>()("kernel/FrozenCampaigns") {}
