import type { BusinessProfileId, CampaignId, LocalDate } from "@domain/kernel"
import { Context, type Effect } from "effect"

/**
 * Days of conversions as days of campaigns' figures. Each is written whole, so that counting again
 * changes nothing.
 */
export class ConversionResults extends Context.Service<
  ConversionResults,
  {
    /** Counts all days of one campaign. */
    readonly ofCampaign: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<void>
    /** Counts the days of all campaigns from a day on, also of campaigns that are over; how many days became others. */
    readonly since: (date: LocalDate) => Effect.Effect<number>
  }
>()("insights/ConversionResults") {}
