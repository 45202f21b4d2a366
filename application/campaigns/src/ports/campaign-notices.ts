import { Context, type Effect } from "effect"
import type { Campaign } from "@domain/campaigns"

/** Messages to the owners of a campaign, sent in the caller's transaction or queued by it. */
export class CampaignNotices extends Context.Service<
  CampaignNotices,
  {
    readonly live: (campaign: Campaign) => Effect.Effect<void>
    readonly rejected: (campaign: Campaign, reason: string) => Effect.Effect<void>
    readonly newLead: (campaign: Campaign, leadName: string) => Effect.Effect<void>
  }
>()("campaigns/CampaignNotices") {}
