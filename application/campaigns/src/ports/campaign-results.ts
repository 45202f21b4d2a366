import { Context, type Effect } from "effect"
import type { NetworkDay } from "@domain/insights"
import type { BusinessProfileId, CampaignId, MinorUnits } from "@domain/kernel"
import type { NetworkLead } from "./ad-networks.ts"

/** The daily numbers of campaigns. */
export class CampaignMetrics extends Context.Service<
  CampaignMetrics,
  {
    /** Replaces the given days of the given campaigns at their networks. */
    readonly record: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      days: ReadonlyArray<NetworkDay>,
    ) => Effect.Effect<void>
    readonly totalSpent: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<MinorUnits>
  }
>()("campaigns/CampaignMetrics") {}

/** The leads that campaigns brought. */
export class CampaignLeads extends Context.Service<
  CampaignLeads,
  {
    /** Stores those not seen before and succeeds with them. */
    readonly record: (
      businessProfileId: BusinessProfileId,
      campaign: { readonly id: CampaignId; readonly name: string },
      leads: ReadonlyArray<NetworkLead>,
    ) => Effect.Effect<ReadonlyArray<NetworkLead>>
    /** When the newest known lead of the campaign was submitted, epoch milliseconds; 0 without any. */
    readonly newestAt: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<number>
  }
>()("campaigns/CampaignLeads") {}
