import { Schema } from "effect"
import { policySeverities } from "@domain/creatives"
import { contract, textOf } from "@application/kernel"
import {
  Campaign,
  CampaignChannel,
  CampaignNotFound,
  LaunchedAd,
  PolicyPart,
  ReviewDecision,
  ReviewNotWaiting,
  ReviewState,
  ReviewTaken,
  SecondPersonNeeded,
} from "@domain/campaigns"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CampaignId, Money, PageRequest, PortalId, UserId } from "@domain/kernel"

const optional = Schema.optionalKey
const ofCampaign = Schema.Struct({ portalId: PortalId, campaignId: CampaignId })

/** Somebody of the portal who did something, when (epoch milliseconds); the name is empty once the account is gone. */
export const ReviewPerson = Schema.Struct({ userId: UserId, name: Schema.String, at: Schema.Number })
export type ReviewPerson = typeof ReviewPerson.Type

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
  /** What its owner paid. */
  amount: optional(Money),
  /** Whether two different people must approve it. */
  needsTwo: Schema.Boolean,
  /** Who looks at it now. */
  claim: optional(ReviewPerson),
  /** Approvals that a second person has to join. */
  approvals: Schema.Array(ReviewPerson),
})
export type WaitingReview = typeof WaitingReview.Type

/**
 * A page of the campaigns that wait for the portal's decision. Campaigns with priority care come before the others, and
 * in both groups the longest waiting come first unless the query sorts otherwise. Ours.
 */
export const ListCampaignReviews = contract("campaigns/ListCampaignReviews", {
  kind: "query",
  access: "reviewCampaigns",
  route: "GET /portals/:portalId/reviews",
  group: "Portal administration",
  summary: "List the campaigns that wait for the portal's decision",
  description:
    "A portal with the flag isCampaignReviewed decides on each campaign before the networks get it. Those with priority care first (isPriority), then the longest waiting, unless sort is dueAt (overdue campaigns first, then priority, then by due time), name or order desc; state is Late once reviewDueAt has passed: two working days after the submission, one where the business had priority care then. claim is who looks at it, for half an hour at most; needsTwo says that the portal asks two people for the amount, and approvals are the first of them.",
  example: { portalId: 101, search: "dental", sort: "askedAt", order: "asc", page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    search: optional(textOf(80)),
    sort: optional(Schema.Literals(["askedAt", "dueAt", "name"])),
    order: optional(Schema.Literals(["asc", "desc"])),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ reviews: Schema.Array(WaitingReview), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** What our rules find in an ad's text, and whether its owner has said that the words mean something else. */
const ReviewedFinding = Schema.Struct({
  topic: Schema.String,
  severity: Schema.Literals(policySeverities),
  part: PolicyPart,
  text: Schema.String,
  found: Schema.String,
  isStated: Schema.Boolean,
  /** The policies of the networks that say so. */
  policies: Schema.Array(
    Schema.Struct({ network: Schema.Literals(["meta", "google"]), name: Schema.String, address: Schema.String }),
  ),
})

/** Another campaign that waits with the same design. */
const SameDesign = Schema.Struct({
  campaignId: CampaignId,
  name: Schema.String,
  businessName: optional(Schema.String),
  askedAt: Schema.Number,
  needsTwo: Schema.Boolean,
  /** Whether somebody else looks at it. */
  isTaken: Schema.Boolean,
})

/** A campaign that waits for the portal's decision, with its ads as the networks would get them. Ours. */
export const GetCampaignReview = contract("campaigns/GetCampaignReview", {
  kind: "query",
  access: "reviewCampaigns",
  route: "GET /portals/:portalId/reviews/:campaignId",
  group: "Portal administration",
  summary: "Get a campaign that waits for the portal's decision",
  description:
    "With its budget, dates and ads as the networks would get them. policy is what our rules find in the ads: words that networks ban (banned), permit to some (restricted) or mostly refuse (refused); isStated where the owner said that banned words mean something else, and policies are the networks' own. sameDesign are further campaigns that wait with the same ads, at most 50.",
  example: { portalId: 101, campaignId: 70 },
  input: ofCampaign,
  output: Schema.Struct({
    ...WaitingReview.fields,
    budget: Campaign.fields.budget,
    startDate: Campaign.fields.startDate,
    endDate: Campaign.fields.endDate,
    ads: Schema.Array(LaunchedAd),
    policy: Schema.Array(ReviewedFinding),
    sameDesign: Schema.Array(SameDesign),
  }),
  failures: [ForbiddenPortal, CampaignNotFound],
})

/**
 * Approves a campaign, which then goes to the networks, or sends it back to its owner with reasons. `askedAt` names the submission
 * that was looked at; a later one is not decided by it. Ours.
 */
export const DecideCampaignReview = contract("campaigns/DecideCampaignReview", {
  kind: "command",
  access: "reviewCampaigns",
  route: "POST /portals/:portalId/reviews/:campaignId/decision",
  group: "Portal administration",
  summary: "Approve a campaign, or send it back with reasons",
  description:
    "An approved campaign goes to the networks, which review it too. A rejected one keeps its money, its owner is mailed the reasons and the comment, and can change its ads and submit them again. askedAt names the submission that was looked at; once it is decided or another was sent, the answer is errorCode 1006, as while somebody else looks at it (ReviewTaken). Where the portal asks two people for the amount, the first approval leaves it Waiting, and the same person cannot give the second (SecondPersonNeeded). words is what the owner reads in each language in place of the reasons' sentences.",
  example: {
    portalId: 101,
    campaignId: 70,
    askedAt: 1_764_000_000_000,
    review: { decision: "rejected", reasons: ["misleadingText"], comment: "Name the price that the offer starts at." },
  },
  input: Schema.Struct({ ...ofCampaign.fields, askedAt: Schema.Int, review: ReviewDecision }),
  output: Schema.Struct({ campaignId: CampaignId, state: ReviewState }),
  failures: [ForbiddenPortal, CampaignNotFound, ReviewNotWaiting, ReviewTaken, SecondPersonNeeded],
})

/** Gives up campaigns that their portals left undecided for 14 days: their money is available again. Runs on a schedule. Ours. */
export const EndUndecidedReviews = contract("campaigns/EndUndecidedReviews", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ campaigns: Schema.Int }),
})
