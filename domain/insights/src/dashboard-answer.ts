import { CampaignChannel } from "@domain/campaigns"
import { CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { CountedReturn } from "./counted-return.ts"
import { CountedAction } from "./counted-action.ts"
import { EstimateBeside } from "./estimate-beside.ts"
import { MetricTotals } from "./metrics.ts"
import { BestPart } from "./parts/best-part.ts"
import { NextAction } from "./next-action.ts"
import { ResultPart } from "./result-parts.ts"
import { KeptSaleValue, SaleReturn } from "./sale-value.ts"
import { Verdict } from "./verdict.ts"

/** A campaign on the dashboard with its sums over the range. */
export const CampaignRow = Schema.Struct({
  campaignId: Schema.Int,
  name: Schema.String,
  status: Schema.String,
  totals: MetricTotals,
})

/** A range of days with the equally long one before it. Spec: screens, dashboard. */
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
  /** The number of leads in the range, as the list of leads counts them. */
  leads: Schema.Int,
  newLeads: Schema.Int,
  /** Absent before the first launch. */
  verdict: Schema.optionalKey(Verdict),
  /** What the owner says of a sale, and the return on spend that follows. */
  saleValue: Schema.optionalKey(KeptSaleValue),
  saleReturn: Schema.optionalKey(SaleReturn),
  /** What conversions on the website were worth; absent where none told a value. */
  counted: Schema.optionalKey(CountedReturn),
  /** What the results consist of; absent where all are of one kind. */
  resultParts: Schema.optionalKey(Schema.Array(ResultPart)),
  /** When and where the ads do best; absent where campaigns of several objectives ran. */
  best: Schema.optionalKey(Schema.Array(BestPart)),
})
export type Dashboard = typeof Dashboard.Type

/** What visitors of a campaign's ads did on the website; times are epoch milliseconds. Ours. */
export const CampaignConversions = Schema.Struct({
  actions: Schema.Array(CountedAction),
  counted: Schema.optionalKey(CountedReturn),
  /** When a page with the tag was last opened. */
  lastSeenAt: Schema.optionalKey(Schema.Number),
  /** Since when nothing was heard, while visitors are expected. */
  silentSince: Schema.optionalKey(Schema.Number),
})
export type CampaignConversions = typeof CampaignConversions.Type

/** One campaign from its first day with ads to today: its days, its verdict, and what it returned and was expected to bring. Ours. */
export const CampaignResults = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  currency: CurrencyCode,
  totals: MetricTotals,
  days: Dashboard.fields.days,
  leads: Schema.Int,
  /** Absent while the campaign is a draft, and once it is over. */
  verdict: Schema.optionalKey(Verdict),
  saleReturn: Schema.optionalKey(SaleReturn),
  /** Absent from campaigns that were launched before estimates were kept. */
  estimate: Schema.optionalKey(EstimateBeside),
  /** Its conversions on the website by action; absent where no action has counted any and the campaign counts none. */
  conversions: Schema.optionalKey(CampaignConversions),
  /** When and where its ads do best; absent before they have run. */
  best: Schema.optionalKey(Schema.Array(BestPart)),
})
export type CampaignResults = typeof CampaignResults.Type
