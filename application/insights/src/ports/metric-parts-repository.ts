import type { CampaignChannel } from "@domain/campaigns"
import type { NetworkParts, PartReading, ReportDimension } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Which parts a caller asks for, over which days. */
export interface PartsQuery {
  readonly days: DateRange
  readonly dimensions: ReadonlyArray<ReportDimension>
  readonly campaignIds?: ReadonlyArray<CampaignId>
  readonly channel?: CampaignChannel
}

/** What networks tell of campaigns' days by ad, place, device, age, gender and hour, beside the days themselves. */
export class MetricPartsRepository extends Context.Service<
  MetricPartsRepository,
  {
    /** Replaces all parts of the given days by the given dimension; an ad keeps the last name that it had. */
    readonly replace: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      parts: NetworkParts,
    ) => Effect.Effect<void>
    /** Totals and parts of one moment, in no order. */
    readonly reading: (businessProfileId: BusinessProfileId, query: PartsQuery) => Effect.Effect<PartReading>
  }
>()("insights/MetricPartsRepository") {}
