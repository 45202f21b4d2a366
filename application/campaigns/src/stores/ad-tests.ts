import { declaredStore, documentOf } from "@application/kernel"
import { AdPlan, AdTest, LaunchedAd } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Schema } from "effect"

/** A channel as it was before a version was kept, which showing both again brings back. */
const KeptFrom = Schema.Struct({
  externalIds: Schema.Record(Schema.String, Schema.String),
  plan: Schema.optionalKey(AdPlan),
  ad: Schema.optionalKey(LaunchedAd),
  /** The revision of the campaign's plan that it showed. */
  planRevision: Schema.Int,
})
export type KeptFrom = typeof KeptFrom.Type

const fields = Schema.Struct({
  ...AdTest.fields,
  /** The launch that it began with. */
  attempt: Schema.Int,
  keptFrom: Schema.optionalKey(KeptFrom),
})

/** Tests of the two versions of social ads, at most one for each campaign: that of its last launch. */
export const AdTests = declaredStore({
  table: "ad_tests",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
    document: fields,
  }),
  key: ["businessProfileId", "campaignId"],
  data: {
    kept: "for ever",
    owner: "business",
    audited: {
      clear: ["document.ended", "document.kept"],
      hidden: ["document.question", "document.ads", "document.keptFrom"],
      unrecorded: [
        "documentVersion",
        "document.objective",
        "document.ratio",
        "document.needed",
        "document.endsWeaker",
        "document.startedOn",
        "document.endsOn",
        "document.days",
        "document.isChanged",
        "document.attempt",
      ],
    },
  },
})

/** A test as it is stored. */
export interface StoredTest extends Schema.Schema.Type<typeof fields> {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}
