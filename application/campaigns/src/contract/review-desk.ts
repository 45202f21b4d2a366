import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  CampaignNotFound,
  LandingFinding,
  LaunchedAd,
  OwnDecision,
  ReviewDecision,
  ReviewerFigures,
  ReviewNotWaiting,
  ReviewTaken,
  SampleState,
  SecondLookNotWaiting,
} from "@domain/campaigns"
import { errorCode } from "@domain/errors"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CampaignId, Money, PageRequest, PortalId, UserId } from "@domain/kernel"
import { ReviewPerson } from "./reviews.ts"

const optional = Schema.optionalKey
const group = "Portal administration"
const access = "reviewCampaigns"
const ofCampaign = { portalId: PortalId, campaignId: CampaignId }
const DecisionId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))
const ofDecision = { portalId: PortalId, reviewDecisionId: DecisionId }

/** Takes a campaign that waits, so that nobody else decides on it meanwhile, or gives it back. Ours. */
export const ClaimCampaignReview = contract("campaigns/ClaimCampaignReview", {
  kind: "command",
  access,
  route: "PUT /portals/:portalId/reviews/:campaignId/claim",
  group,
  summary: "Take a campaign to review, or give it back",
  description:
    "A campaign stays taken for half an hour. While somebody else has it, it can neither be taken nor decided on (ReviewTaken, errorCode 1006).",
  example: { portalId: 101, campaignId: 70, isClaimed: true },
  input: Schema.Struct({ ...ofCampaign, isClaimed: Schema.Boolean }),
  output: Schema.Struct({ campaignId: CampaignId, claim: optional(ReviewPerson) }),
  failures: [ForbiddenPortal, CampaignNotFound, ReviewNotWaiting, ReviewTaken],
})

/** Withdraws the caller's approval while a second person's is awaited. Ours. */
export const WithdrawCampaignApproval = contract("campaigns/WithdrawCampaignApproval", {
  kind: "command",
  access,
  route: "DELETE /portals/:portalId/reviews/:campaignId/approval",
  group,
  summary: "Withdraw one's approval before a second person gives theirs",
  description:
    "Nothing has gone to the networks by then. A campaign that is approved goes on and cannot be taken back.",
  example: { portalId: 101, campaignId: 70 },
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({ campaignId: CampaignId }),
  failures: [ForbiddenPortal, CampaignNotFound, ReviewNotWaiting],
})

/** A page that waiting ads lead to, opened now; `words` are its first visible words. */
export const ReviewedPage = Schema.Struct({
  address: Schema.String,
  finding: LandingFinding,
  /** The site that it led to instead. */
  host: optional(Schema.String),
  words: optional(Schema.String),
})
export type ReviewedPage = typeof ReviewedPage.Type

/** Opens the pages that a waiting campaign's ads lead to. Ours. */
export const OpenReviewedPages = contract("campaigns/OpenReviewedPages", {
  kind: "query",
  access,
  route: "GET /portals/:portalId/reviews/:campaignId/pages",
  group,
  summary: "Open the pages that a waiting campaign's ads lead to",
  description:
    "Each page is opened anew, with the findings of CheckLandingPages and its first visible words. NotWorking does not answer. At most 120 times an hour for each reviewer.",
  example: { portalId: 101, campaignId: 70 },
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({ pages: Schema.Array(ReviewedPage) }),
  failures: [ForbiddenPortal, CampaignNotFound, TooManyRequests],
})

/** A decision of the portal as its staff sees it. Times are epoch milliseconds. */
export const MadeReview = Schema.Struct({
  id: Schema.Int,
  campaignId: CampaignId,
  businessProfileId: BusinessProfileId,
  campaignName: Schema.String,
  askedAt: Schema.Number,
  decidedAt: Schema.Number,
  isLate: Schema.Boolean,
  decidedBy: ReviewPerson,
  firstBy: optional(Schema.Struct({ userId: UserId, name: Schema.String })),
  decision: ReviewDecision,
  amount: optional(Money),
  sample: SampleState,
  secondLook: optional(Schema.Struct({ ...ReviewPerson.fields, note: optional(Schema.String) })),
})
export type MadeReview = typeof MadeReview.Type

/** A decision that is not of this portal, or of none. Ours. */
export class ReviewDecisionNotFound extends Schema.TaggedError<ReviewDecisionNotFound>()("ReviewDecisionNotFound", {
  errorCode: errorCode(104),
}) {}

/** A page of the portal's decisions on campaigns, the latest first. Ours. */
export const ListReviewDecisions = contract("campaigns/ListReviewDecisions", {
  kind: "query",
  access,
  route: "GET /portals/:portalId/reviewDecisions",
  group,
  summary: "List the portal's decisions on campaigns",
  description:
    "The latest first: who decided, when, why, how long it took, and whether it was late. sample waiting lists approvals that a second person is asked about.",
  example: { portalId: 101, sample: "waiting", page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    decision: optional(Schema.Literals(["approved", "rejected"])),
    sample: optional(SampleState),
    decidedBy: optional(UserId),
    search: optional(textOf(80)),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ decisions: Schema.Array(MadeReview), hasNextPage: Schema.Boolean }),
  failures: [ForbiddenPortal],
})

/** A decision of the portal with the ads that were looked at. Ours. */
export const GetReviewDecision = contract("campaigns/GetReviewDecision", {
  kind: "query",
  access,
  route: "GET /portals/:portalId/reviewDecisions/:reviewDecisionId",
  group,
  summary: "Get a decision with the ads that were looked at",
  description: "ads is empty once the campaign was launched again since, or is erased.",
  example: { portalId: 101, reviewDecisionId: 7 },
  input: Schema.Struct(ofDecision),
  output: Schema.Struct({ ...MadeReview.fields, ads: Schema.Array(LaunchedAd) }),
  failures: [ForbiddenPortal, ReviewDecisionNotFound],
})

/** Says whether a second person agrees with an approval of the quality sample. Ours. */
export const JudgeReviewDecision = contract("campaigns/JudgeReviewDecision", {
  kind: "command",
  access,
  route: "PUT /portals/:portalId/reviewDecisions/:reviewDecisionId/secondLook",
  group,
  summary: "Agree with an approval, or not",
  description:
    "Of approvals that the portal's sample asks about (sample waiting), once, and never by whoever decided. It changes nothing of the campaign.",
  example: { portalId: 101, reviewDecisionId: 7, agrees: false, note: "The price is not on the page." },
  input: Schema.Struct({ ...ofDecision, agrees: Schema.Boolean, note: optional(textOf(600)) }),
  output: MadeReview,
  failures: [ForbiddenPortal, ReviewDecisionNotFound, SecondLookNotWaiting, OwnDecision],
})

/** What each reviewer decided in the last days, and how often a second person agreed. Ours. */
export const GetReviewFigures = contract("campaigns/GetReviewFigures", {
  kind: "query",
  access,
  route: "GET /portals/:portalId/reviewFigures",
  group,
  summary: "Get figures of the portal's reviewers",
  example: { portalId: 101, days: 30 },
  input: Schema.Struct({ portalId: PortalId, days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 366 })) }),
  output: Schema.Struct({
    reviewers: Schema.Array(Schema.Struct({ ...ReviewerFigures.fields, name: Schema.String })),
  }),
  failures: [ForbiddenPortal],
})
