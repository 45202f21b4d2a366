import { declaredStore, documentOf } from "@application/kernel"
import { StoreOutcome } from "@domain/franchise"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Schema } from "effect"

const { code, ...fields } = StoreOutcome.fields

/** What came of each store's launch in a campaign over stores; a store of a launch that has no row waits. */
export const FranchiseOutcomes = declaredStore({
  table: "franchise_outcomes",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, franchiseCampaignId: CampaignId, code }),
    document: Schema.Struct(fields),
    copied: ["campaignId"],
  }),
  key: ["businessProfileId", "franchiseCampaignId", "code"],
  lists: { ofCampaign: { by: ["businessProfileId", "franchiseCampaignId"], order: [{ text: "code" }] } },
  data: {
    kept: "for ever: which campaign a store's money went to",
    owner: "business",
    audited: "its campaigns are audited themselves",
  },
})
