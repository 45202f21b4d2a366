import type { CampaignChannel } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import type { MetricTotals } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange, MinorUnits } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A campaign as a media plan buys it; the budget is of all days. */
export interface PlannedCampaign {
  readonly businessProfileId: BusinessProfileId
  readonly name: string
  readonly channel: CampaignChannel
  readonly objective?: Objective
  readonly budget: MinorUnits
  readonly dates: DateRange
}

/** Why no draft was opened: the business launches no campaigns here, or no campaign has these days. */
export type PlannedRefusal = "notOffered" | "days"

/** Drafts of campaigns that plans open, and what became of them. */
export class PlannedCampaigns extends Context.Service<
  PlannedCampaigns,
  {
    /** Opens a draft in the caller's transaction; rights are the caller's to check. */
    readonly open: (
      campaign: PlannedCampaign,
    ) => Effect.Effect<{ readonly campaignId: CampaignId } | { readonly refusal: PlannedRefusal }>
    /** The figures of a campaign so far; undefined where it is gone. */
    readonly figuresOf: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<{ readonly name: string; readonly isDraft: boolean; readonly totals: MetricTotals } | undefined>
  }
>()("campaigns/PlannedCampaigns") {}
