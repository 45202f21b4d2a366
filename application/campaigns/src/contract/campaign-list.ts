import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { Campaign, CampaignNotFound, CampaignTab, LaunchedAd } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { MetricTotals } from "@domain/insights"

/** A campaign with its numbers so far. */
export const CampaignListItem = Schema.Struct({ ...Campaign.fields, totals: MetricTotals })
export type CampaignListItem = typeof CampaignListItem.Type

/** A page of campaigns, newest first, with the size of every tab; `cursor` continues. Spec: calls C1, C13. */
export const ListCampaigns = contract("campaigns/ListCampaigns", {
  access: "readCampaigns",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    tab: CampaignTab,
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80))),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    campaigns: Schema.Array(CampaignListItem),
    nextCursor: Schema.optionalKey(Schema.String),
    counts: Schema.Record(Schema.String, Schema.Int),
  }),
})

/** Spec: calls C2. */
export const GetCampaign = contract("campaigns/GetCampaign", {
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: CampaignListItem,
  failures: [CampaignNotFound],
})

/** The ads and audience of each channel as last submitted; none before the launch and for launches that kept no copy. Ours. */
export const GetCampaignAds = contract("campaigns/GetCampaignAds", {
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: Schema.Struct({ ads: Schema.Array(LaunchedAd) }),
  failures: [CampaignNotFound],
})
