import type { Campaign } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Whoever follows the changes of campaigns, told in the transaction of each change. */
export class CampaignFollowers extends Context.Service<
  CampaignFollowers,
  {
    /** Whether somebody follows the campaigns of a business; where nobody does, a change is told to nobody. */
    readonly isFollowed: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
    readonly changed: (before: Campaign | undefined, after: Campaign) => Effect.Effect<void>
  }
>()("campaigns/CampaignFollowers") {}

/** Campaigns as a follower reads them. */
export class FollowedCampaigns extends Context.Service<
  FollowedCampaigns,
  {
    /** The campaign, locked until the transaction ends; undefined where it is gone. */
    readonly forChange: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<Campaign | undefined>
  }
>()("campaigns/FollowedCampaigns") {}
