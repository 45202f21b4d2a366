import { Schema } from "effect"
import { CurrencyCode, MinorUnits } from "@domain/kernel"
import { CampaignChannel } from "@domain/campaigns"
import { costPer, shareOf } from "./ratio.ts"

/** One day of one channel; `date` is local to the profile's time zone. Results are leads, calls, clicks or chats by objective. */
export const DailyMetrics = Schema.Struct({
  date: Schema.String,
  channel: CampaignChannel,
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
})
export type DailyMetrics = typeof DailyMetrics.Type

/** A day as a network counts it: of its own campaign, of which one of ours has a further one when a channel is made anew. */
export interface NetworkDay extends DailyMetrics {
  readonly externalCampaignId: string
}

/** Sums over a range. `costPerResult` is absent while there is no result. */
export const MetricTotals = Schema.Struct({
  impressions: Schema.Int,
  clicks: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  costPerResult: Schema.optionalKey(MinorUnits),
  clickThroughRate: Schema.optionalKey(Schema.Number),
  costPerClick: Schema.optionalKey(MinorUnits),
})
export type MetricTotals = typeof MetricTotals.Type

/** Sums of the days; a ratio over nothing is absent, never zero. Minor units round half up. */
export const totalsOf = (
  days: ReadonlyArray<Pick<DailyMetrics, "impressions" | "clicks" | "results" | "spend">>,
): MetricTotals => {
  const sum = { impressions: 0, clicks: 0, results: 0, spend: 0 }
  for (const day of days) {
    sum.impressions += day.impressions
    sum.clicks += day.clicks
    sum.results += day.results
    sum.spend += day.spend
  }
  const costPerResult = costPer(sum.spend, sum.results)
  const costPerClick = costPer(sum.spend, sum.clicks)
  const clickThroughRate = shareOf(sum.clicks, sum.impressions)
  return {
    ...sum,
    ...(costPerResult !== undefined && { costPerResult }),
    ...(costPerClick !== undefined && { costPerClick }),
    ...(clickThroughRate !== undefined && { clickThroughRate }),
  }
}

/** One campaign of the dashboard with its sums over the range. */
export const CampaignRow = Schema.Struct({
  campaignId: Schema.Int,
  name: Schema.String,
  status: Schema.String,
  totals: MetricTotals,
})

/** What the owner should do next, most urgent first; text comes from the locale files. */
export const NextAction = Schema.Struct({
  kind: Schema.Literals([
    "finishDraft",
    "waitForReview",
    "fixRejected",
    "mendChannel",
    "retryChannel",
    "resumePaused",
    "topUp",
    "answerLeads",
    "createCampaign",
    "keepGoing",
  ]),
  campaignId: Schema.optionalKey(Schema.Int),
  sessionId: Schema.optionalKey(Schema.String),
  count: Schema.optionalKey(Schema.Int),
})
export type NextAction = typeof NextAction.Type

/** A range of days beside the equally long one before it. Spec: screens, dashboard. */
export const Dashboard = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  currency: CurrencyCode,
  totals: MetricTotals,
  previous: MetricTotals,
  days: Schema.Array(
    Schema.Struct({
      date: Schema.String,
      impressions: Schema.Int,
      clicks: Schema.Int,
      results: Schema.Int,
      spend: MinorUnits,
    }),
  ),
  byChannel: Schema.Array(Schema.Struct({ channel: CampaignChannel, totals: MetricTotals })),
  campaigns: Schema.Array(CampaignRow),
  nextActions: Schema.Array(NextAction),
  /** Leads that the list of leads holds of the range. */
  leads: Schema.Int,
  newLeads: Schema.Int,
})
export type Dashboard = typeof Dashboard.Type
