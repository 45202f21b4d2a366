import { Context, type Effect } from "effect"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"

/** A campaign with the saved audience and the lists that its plan names; a launched campaign's is the plan that runs. */
export interface AudienceUse {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly audienceId?: number
  readonly listIds: ReadonlyArray<number>
}

/** The campaigns that use a business's saved audiences and lists, newest first; deleted campaigns use none. */
export class AudienceUses extends Context.Service<
  AudienceUses,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<AudienceUse>> }
>()("campaigns/AudienceUses") {}
