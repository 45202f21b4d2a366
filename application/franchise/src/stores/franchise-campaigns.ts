import { declaredStore, documentOf } from "@application/kernel"
import { FranchiseCampaignDraft, FranchiseLaunch } from "@domain/franchise"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Schema } from "effect"

/** Campaigns over the stores of franchises; `version` counts the changes of one. */
export const FranchiseCampaigns = declaredStore({
  table: "franchise_campaigns",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: CampaignId }),
    document: Schema.Struct({
      ...FranchiseCampaignDraft.fields,
      version: Schema.Int,
      createdAt: Schema.Int,
      launch: Schema.optionalKey(FranchiseLaunch),
    }),
    copied: ["createdAt"],
  }),
  key: ["businessProfileId", "id"],
  lists: { newest: { by: ["businessProfileId"], order: ["createdAt", "id"], isDescending: true } },
  data: {
    kept: "for ever: what was paid for; a draft until its writer deletes it",
    owner: "business",
    audited: {
      clear: [
        "createdAt",
        "document.name",
        "document.version",
        "document.budgetType",
        "document.startDate",
        "document.terms",
        "document.ad",
        "document.launch",
      ],
      hidden: ["document.words", "document.codes"],
      unrecorded: ["documentVersion", "document.createdAt"],
    },
  },
})
