import { CampaignChannel } from "@domain/campaigns"
import { CampaignId, ConversionActionId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** Conversions of a campaign's channel on one day of the business's time zone, by action. */
export const ConversionDay = Schema.Struct({
  campaignId: CampaignId,
  channel: CampaignChannel,
  date: Schema.String,
  actionId: ConversionActionId,
  count: Schema.Int,
  /** Sum of the conversions' values, in minor units. */
  value: MinorUnits,
  /** Whether the action's conversions are results of the campaign. */
  isResult: Schema.Boolean,
})
export type ConversionDay = typeof ConversionDay.Type
