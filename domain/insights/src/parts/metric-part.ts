import type { CampaignChannel } from "@domain/campaigns"
import type { CampaignId, DateRange, LocalDate, MinorUnits } from "@domain/kernel"
import type { PartDimension, ReportDimension } from "./dimension.ts"

/** Figures of a part; `results` are absent where the network does not tell them by this dimension. */
export interface PartFigures {
  readonly impressions: number
  readonly clicks: number
  readonly spend: MinorUnits
  readonly results?: number
}

/** A part of a network campaign's day, such as its figures on phones; `name` is what people call an ad. */
export interface DayPart extends PartFigures {
  readonly date: LocalDate
  readonly value: string
  readonly name?: string
  /** Conversions that the network counts itself; absent where it counts none by this. */
  readonly conversions?: number
}

/** All parts of a network's campaign by one dimension on all of some days; a value that is not among them had none. */
export interface NetworkParts {
  readonly channel: CampaignChannel
  readonly externalCampaignId: string
  readonly dimension: PartDimension
  readonly range: DateRange
  readonly parts: ReadonlyArray<DayPart>
}

/** What a campaign brought on a channel over some days: `spend` as its owner is shown it, `reported` as the network told it. */
export interface ChannelTotal {
  readonly campaignId: CampaignId
  readonly channel: CampaignChannel
  readonly impressions: number
  readonly clicks: number
  readonly results: number
  readonly spend: MinorUnits
  readonly reported: MinorUnits
}

/** A value's part of a campaign on a channel over some days; its spend is as the network told it, of products as shown. */
export interface PartSum extends PartFigures {
  readonly dimension: ReportDimension
  readonly campaignId: CampaignId
  readonly channel: CampaignChannel
  readonly value: string
  readonly name?: string
}

/** The dimension of a campaign whose days were not all read by it. */
export interface UnreadPart {
  readonly dimension: ReportDimension
  readonly campaignId: CampaignId
  readonly channel: CampaignChannel
}
