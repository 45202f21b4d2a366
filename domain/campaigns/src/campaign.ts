import { Schema } from "effect"
import {
  BusinessProfileId,
  CampaignId,
  IdempotencyKey,
  MinorUnits,
  PortalId,
  Region,
  Revisions,
  SessionId,
  UserId,
} from "@domain/kernel"
import { DayPart } from "@domain/budget"
import { Objective } from "@domain/creatives"
import { AddedPrice, PriceBreakdown } from "@domain/pricing"
import { CampaignBudget } from "./budget.ts"
import { BudgetPart } from "./budget-part.ts"
import { ChosenSplit } from "./budget-split.ts"
import { CampaignChannel } from "./campaign-channel.ts"
import { CampaignStatus, PauseReason } from "./campaign-status.ts"
import { LaunchEstimate } from "./launch-estimate.ts"
import { RefusedAsset } from "./refused-asset.ts"
import { RefusedField } from "./refused-field.ts"
import { CountedResults } from "./result-kind.ts"
import { ReviewApproval, ReviewClaim } from "./review-people.ts"
import { ReviewDecision, ReviewReason, ReviewWords } from "./review.ts"

/** The state of one channel of a campaign. */
export const ChannelState = Schema.Struct({
  channel: CampaignChannel,
  status: Schema.Literals(["Waiting", "Creating", "InReview", "Active", "Paused", "Rejected", "Failed", "Completed"]),
  reason: Schema.optionalKey(Schema.String),
  /** The parts of its ad that the network refused, where it told them. */
  fields: Schema.optionalKey(Schema.Array(RefusedField)),
  /** What the network does not show beside an ad that it shows. */
  refusedAssets: Schema.optionalKey(Schema.Array(RefusedAsset)),
  /** Why the portal refused it, where the portal did and no network. */
  reviewReasons: Schema.optionalKey(Schema.Array(ReviewReason)),
  /** The portal's reasons in its own words, by language. */
  reviewWords: Schema.optionalKey(ReviewWords),
  externalCampaignId: Schema.optionalKey(Schema.String),
})
export type ChannelState = typeof ChannelState.Type

/**
 * A change by the owner after the launch, by its idempotency key: the request, and its cost in minor units (negative
 * for a refund).
 */
const TermsChange = Schema.Struct({
  idempotencyKey: IdempotencyKey,
  asked: Schema.String,
  total: MinorUnits,
  at: Schema.Number,
})

/** A portal's review of what was submitted last; undecided without a decision. Ours. */
const PortalReview = Schema.Struct({
  portalId: PortalId,
  askedAt: Schema.Number,
  decision: Schema.optionalKey(ReviewDecision),
  decidedAt: Schema.optionalKey(Schema.Number),
  /** The channels whose running ads were changed; absent from the review of a launch. */
  changed: Schema.optionalKey(Schema.Array(CampaignChannel)),
  /** What its ads say and show; campaigns with the same hash can be approved together. */
  design: Schema.optionalKey(Schema.String),
  /** Who is looking at it. */
  claim: Schema.optionalKey(ReviewClaim),
  /** Approvals that a further person has to join. */
  approvals: Schema.optionalKey(Schema.Array(ReviewApproval)),
  /** Who decided last. */
  decidedBy: Schema.optionalKey(UserId),
})

/** The plan's revision that is to be launched, and the revision that was launched last. Ours. */
const PlanPointers = Schema.Struct({
  draft: Schema.optionalKey(Schema.Int),
  launched: Schema.optionalKey(Schema.Int),
})

/** A campaign. Times are epoch milliseconds; dates are local to the profile's time zone. */
export const Campaign = Schema.Struct({
  id: CampaignId,
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  /** Where it runs; decides its days, holidays and prices. */
  region: Region,
  name: Schema.String,
  status: CampaignStatus,
  pauseReason: Schema.optionalKey(PauseReason),
  objective: Schema.optionalKey(Objective),
  /** What its results are where that is not what its networks report; fixed by the launch. */
  resultsAre: Schema.optionalKey(CountedResults),
  /** The status that its owner archived it from, where the list may take it back; absent for a cancelled campaign. */
  archivedFrom: Schema.optionalKey(Schema.Literal("Completed")),
  channels: Schema.Array(ChannelState),
  budget: Schema.optionalKey(CampaignBudget),
  /** How its channels share what is left; equally where absent. */
  budgetParts: Schema.optionalKey(Schema.Array(BudgetPart)),
  /** The splits that people chose, newest first; absent while nobody has. */
  splits: Schema.optionalKey(Schema.Array(ChosenSplit)),
  price: Schema.optionalKey(PriceBreakdown),
  /** What went back to the wallet while it stands, and is taken again when it goes on; not part of `price` meanwhile. */
  returned: Schema.optionalKey(AddedPrice),
  /** What went back without a credit note, since it may be taken again; it has one once the campaign ends without. */
  uncredited: Schema.optionalKey(AddedPrice),
  startDate: Schema.optionalKey(Schema.String),
  endDate: Schema.optionalKey(Schema.String),
  /** When its ads run, in the region's time; at any time where absent. */
  hours: Schema.optionalKey(Schema.Array(DayPart)),
  pictureUrl: Schema.optionalKey(Schema.String),
  /** What was expected before the launch; absent from campaigns launched before it was kept. */
  estimate: Schema.optionalKey(LaunchEstimate),
  spent: MinorUnits,
  createdAt: Schema.Number,
  submittedAt: Schema.optionalKey(Schema.Number),
  reviewDueAt: Schema.optionalKey(Schema.Number),
  wentLiveAt: Schema.optionalKey(Schema.Number),
  changes: Schema.optionalKey(Schema.Array(TermsChange)),
  /** Of its name, last day and daily budget; absent while none has changed. */
  revisions: Schema.optionalKey(Revisions),
  portalReview: Schema.optionalKey(PortalReview),
  /** Disabled because its business is frozen, whose release lets it go on. Ours. */
  isFrozen: Schema.optionalKey(Schema.Literal(true)),
  /** The campaign over stores that it is a store's part of. Ours. */
  partOf: Schema.optionalKey(CampaignId),
  /** The revisions of its plan that were sent for approval and launched; absent in campaigns from before there were revisions. */
  plan: Schema.optionalKey(PlanPointers),
})
export type Campaign = typeof Campaign.Type
