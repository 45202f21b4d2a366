import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Context, type Effect } from "effect"
import type { NetworkLead } from "@domain/insights"

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
