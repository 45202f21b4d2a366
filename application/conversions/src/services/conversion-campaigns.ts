import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** The campaigns of businesses, as conversions name them. */
export class ConversionCampaigns extends Context.Service<
  ConversionCampaigns,
  {
    /** The campaigns among `ids` that are of the business; others are left out. */
    readonly named: (
      businessProfileId: BusinessProfileId,
      ids: ReadonlyArray<CampaignId>,
    ) => Effect.Effect<ReadonlyArray<{ readonly id: CampaignId; readonly name: string }>>
  }
>()("conversions/ConversionCampaigns") {}
