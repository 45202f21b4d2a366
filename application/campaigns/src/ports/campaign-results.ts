import { Context, type Effect } from "effect"
import type { CampaignFigures, NetworkDay, NetworkParts, NetworkProducts, ReportedSpend } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange, LocalDate, MinorUnits } from "@domain/kernel"

/** The daily numbers of campaigns. */
export class CampaignMetrics extends Context.Service<
  CampaignMetrics,
  {
    /** Replaces what networks report of the given days of the given campaigns of theirs. */
    readonly record: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      days: ReadonlyArray<NetworkDay>,
    ) => Effect.Effect<void>
    /** Makes a campaign's results and values what visitors did on the website, where its launch fixed that. */
    readonly countConversions: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<void>
    /** Replaces what a network reports of a campaign's products on some days. */
    readonly recordProducts: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      products: NetworkProducts,
    ) => Effect.Effect<void>
    /** Replaces what a network reports of a campaign's parts on some days. */
    readonly recordParts: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      parts: NetworkParts,
    ) => Effect.Effect<void>
    /** What networks report as spent, of each campaign of theirs: in all and on `today`. */
    readonly reported: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      today: LocalDate,
    ) => Effect.Effect<ReadonlyArray<ReportedSpend>>
    /** Shows no more than `most` as the campaign's own spend, its earliest days first. */
    readonly show: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      most: MinorUnits,
    ) => Effect.Effect<void>
    /** What a campaign brought by channel on some days, as its owner is shown it. */
    readonly figures: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      days: DateRange,
    ) => Effect.Effect<CampaignFigures>
  }
>()("campaigns/CampaignMetrics") {}
