import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { PlanRevision } from "@domain/campaigns"

const { businessProfileId, campaignId, revision, ...fields } = PlanRevision.fields

/** The revisions of campaigns' plans, which are added and never changed. */
export const CampaignPlans = declaredStore({
  table: "campaign_plans",
  row: documentOf({
    key: Schema.Struct({ businessProfileId, campaignId, revision }),
    document: Schema.Struct(fields),
  }),
  key: ["businessProfileId", "campaignId", "revision"],
  isAddedOnly: true,
  lists: {
    newest: { by: ["businessProfileId", "campaignId"], order: ["revision"], isDescending: true },
    ofBusiness: { by: ["businessProfileId"], order: ["campaignId", "revision"], isDescending: true },
  },
  data: {
    kept: "for ever: what was approved and launched",
    owner: "business",
    audited: { clear: ["document.contentHash", "document.madeAt"], unrecorded: ["documentVersion"] },
  },
})
