import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  Campaign,
  CampaignChannel,
  CampaignNotFound,
  LaunchedAd,
  ReviewDecision,
  ReviewNotWaiting,
  ReviewState,
} from "@domain/campaigns"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CampaignId, PageRequest, PortalId } from "@domain/kernel"

const optional = Schema.optionalKey
const ofCampaign = Schema.Struct({ portalId: PortalId, campaignId: CampaignId })

/** A campaign that waits for the portal: whose it is, since when, and until when it should be decided. Epoch milliseconds. */
const WaitingReview = Schema.Struct({
  campaignId: CampaignId,
  businessProfileId: BusinessProfileId,
  /** Absent once the business is erased. */
  businessName: optional(Schema.String),
  name: Schema.String,
  region: Campaign.fields.region,
  channels: Schema.Array(CampaignChannel),
  /** Whether its business has, or had while it waited, priority care. */
  isPriority: Schema.Boolean,
  askedAt: Schema.Number,
  reviewDueAt: optional(Schema.Number),
  state: ReviewState,
})
export type WaitingReview = typeof WaitingReview.Type

/** A page of the campaigns that wait for the portal's decision, those with priority care first, then the longest waiting unless sorted otherwise. Ours. */
export const ListCampaignReviews = contract("campaigns/ListCampaignReviews", {
  access: "reviewCampaigns",
  input: Schema.Struct({
    portalId: PortalId,
    search: optional(textOf(80)),
    sort: optional(Schema.Literals(["askedAt", "name"])),
    order: optional(Schema.Literals(["asc", "desc"])),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ reviews: Schema.Array(WaitingReview), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** A campaign that waits for the portal's decision, with its ads as the networks would get them. Ours. */
export const GetCampaignReview = contract("campaigns/GetCampaignReview", {
  access: "reviewCampaigns",
  input: ofCampaign,
  output: Schema.Struct({
    ...WaitingReview.fields,
    budget: Campaign.fields.budget,
    startDate: Campaign.fields.startDate,
    endDate: Campaign.fields.endDate,
    ads: Schema.Array(LaunchedAd),
  }),
  failures: [ForbiddenPortal, CampaignNotFound],
})

/**
 * Approves a campaign, which then goes to the networks, or sends it back to its owner with reasons. `askedAt` names the submission
 * that was looked at; a later one is not decided by it. Ours.
 */
export const DecideCampaignReview = contract("campaigns/DecideCampaignReview", {
  access: "reviewCampaigns",
  input: Schema.Struct({ ...ofCampaign.fields, askedAt: Schema.Int, review: ReviewDecision }),
  output: Schema.Struct({ campaignId: CampaignId, state: ReviewState }),
  failures: [ForbiddenPortal, CampaignNotFound, ReviewNotWaiting],
})

/** Gives up campaigns that their portals left undecided for 14 days: their money is available again. Runs on a schedule. Ours. */
export const EndUndecidedReviews = contract("campaigns/EndUndecidedReviews", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ campaigns: Schema.Int }),
})
