import type { CountedAction } from "@domain/insights"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What visitors do on a business's website, as far as it is counted. */
export class CountedConversions extends Context.Service<
  CountedConversions,
  {
    /** Whether sales or enquiries on the website are counted: the tag was heard, and an action that is a result is on. */
    readonly areCounted: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
    /** When a page with the website's tag was last opened (epoch milliseconds). */
    readonly lastSeenAt: (businessProfileId: BusinessProfileId) => Effect.Effect<number | undefined>
    /** What conversions of a campaign came to by action, the most frequent first. */
    readonly ofCampaign: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<ReadonlyArray<CountedAction>>
  }
>()("campaigns/CountedConversions") {}
