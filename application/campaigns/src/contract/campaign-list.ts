import { Schema } from "effect"
import { contract, listOf, textOf, exampleCampaign, exampleProfile } from "@application/kernel"
import {
  Campaign,
  CampaignNotFound,
  CampaignOrder,
  CampaignStatusUnknown,
  CampaignTab,
  LaunchedAd,
  ListedRevision,
  SentChange,
} from "@domain/campaigns"
import { BusinessProfileId, CampaignId, LocalDate } from "@domain/kernel"
import { MetricTotals } from "@domain/insights"

/** A campaign with its numbers so far, and the numbers of the days that were asked for. */
export const CampaignListItem = Schema.Struct({
  ...Campaign.fields,
  totals: MetricTotals,
  period: Schema.optionalKey(MetricTotals),
})
export type CampaignListItem = typeof CampaignListItem.Type

const pageOfCampaigns = Schema.Struct({
  campaigns: Schema.Array(CampaignListItem),
  nextCursor: Schema.optionalKey(Schema.String),
  /** Campaigns on all pages, where a page was asked for. */
  total: Schema.optionalKey(Schema.Int),
  counts: Schema.Record(Schema.String, Schema.Int),
})

const pageSize = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))

/**
 * Campaigns in an order, with the size of every tab; `cursor` continues newest first, `page` any order. `statuses` are
 * names or numbers; within a tab, only the tab's own statuses count. Spec: calls C1.
 */
export const ListCampaigns = contract("campaigns/ListCampaigns", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns",
  specification: ["C1"],
  summary: "List a business profile's campaigns",
  description:
    "statuses is a comma list of names or of numbers: 1 Draft, 2 Approved, 3 Archived, 4 Active, 5 Paused, 6 InReview, 7 Rejected, 8 Completed. Without it, all but archived ones. from and to add each campaign's numbers of these days as period, which orders by numbers then compare. page counts from 1, in any order, and adds the total; cursor continues newest first.",
  example: { ...exampleProfile, statuses: ["4", "5"], order: "spent", from: "2026-11-01", page: 1, limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    statuses: Schema.optionalKey(listOf(textOf(20), 20)),
    tab: Schema.optionalKey(CampaignTab),
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80))),
    order: Schema.optionalKey(CampaignOrder),
    from: Schema.optionalKey(LocalDate),
    to: Schema.optionalKey(LocalDate),
    page: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(pageSize),
  }),
  output: pageOfCampaigns,
  failures: [CampaignStatusUnknown],
})

/**
 * The campaigns of media plans, which have the campaigns' ids, and of drafts alone or none of them. Spec: calls C13; a
 * "draft" is one with status new.
 */
export const ListMediaPlans = contract("campaigns/ListMediaPlans", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimatic/campaigns",
  specification: ["C13"],
  summary: "List the campaigns of media plans, or the drafts",
  description: "A media plan has its campaign's id. With IsDraft only drafts, or only what is no draft.",
  example: { ...exampleProfile, mediapLanIds: [12, 14] },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    mediapLanIds: Schema.optionalKey(listOf(CampaignId, 100)),
    IsDraft: Schema.optionalKey(Schema.Boolean),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(pageSize),
  }),
  output: pageOfCampaigns,
})

/** Spec: calls C2. */
export const GetCampaign = contract("campaigns/GetCampaign", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId",
  specification: ["C2"],
  summary: "Get a campaign",
  example: exampleCampaign,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: CampaignListItem,
  failures: [CampaignNotFound],
})

/** The ads and audience of each channel as last submitted; none before the launch and for launches that kept no copy. Ours. */
export const GetCampaignAds = contract("campaigns/GetCampaignAds", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/ads",
  summary: "Get a campaign's ads and audience as launched",
  description:
    "One entry per channel, empty before the launch; and the revisions of the campaign's plan that a client decided on or that were launched or sent as a change, newest first, at most 20, each with what it shows otherwise; and changes that were sent and are not shown yet, or were refused. lostLists names the customer lists of the running campaign that a network cannot use any more.",
  example: exampleCampaign,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: Schema.Struct({
    ads: Schema.Array(LaunchedAd),
    revisions: Schema.Array(ListedRevision),
    /** Changes of its ads that were sent and are not shown yet, or were refused. */
    sent: Schema.Array(SentChange),
    /** Customer lists of the plan that runs which a network cannot use any more, by name. */
    lostLists: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
  failures: [CampaignNotFound],
})
