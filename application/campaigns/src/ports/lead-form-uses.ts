import { Context, type Effect } from "effect"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"

/** A campaign with the saved form that its plan took, and the version; a launched campaign's is the plan that runs. */
export interface LeadFormUse {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly formId: number
  readonly version: number
  readonly isLaunched: boolean
}

/** The campaigns that use a business's saved forms, newest first; deleted campaigns use none. */
export class LeadFormUses extends Context.Service<
  LeadFormUses,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<LeadFormUse>> }
>()("campaigns/LeadFormUses") {}
