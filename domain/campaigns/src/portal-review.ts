import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { PortalId, UserId } from "@domain/kernel"
import type { ReviewRules } from "@domain/portals"
import type { Campaign, ChannelState } from "./campaign.ts"
import type { Moment } from "./campaign-lifecycle.ts"
import type { CampaignStatus } from "./campaign-status.ts"
import { withChannels } from "./channel-states.ts"
import type { RefusedField } from "./refused-field.ts"
import { isTakenFrom, needsTwoPeople } from "./review-claim.ts"
import { isUndecided, partsToCorrect, type ReviewDecision, undecidedSince } from "./review.ts"

/** Nothing waits for this decision: it was made already, or something else has been submitted since. Ours. */
export class ReviewNotWaiting extends Schema.TaggedError<ReviewNotWaiting>()("ReviewNotWaiting", {
  errorCode: errorCode(1006),
}) {}

/** Somebody else looks at the campaign and may decide on it. Ours. */
export class ReviewTaken extends Schema.TaggedError<ReviewTaken>()("ReviewTaken", { errorCode: errorCode(1006) }) {}

/** The campaign needs two people, and the caller has approved it already. Ours. */
export class SecondPersonNeeded extends Schema.TaggedError<SecondPersonNeeded>()("SecondPersonNeeded", {
  errorCode: errorCode(1006),
}) {}

type Reviewed = Pick<Campaign, "status" | "portalReview">

const reviewable: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active"]

/** Whether the networks get nothing new of a campaign, since its portal has not decided on it. */
export const isHeldForPortal = ({ portalReview }: Pick<Campaign, "portalReview">): boolean =>
  portalReview !== undefined && portalReview.decision?.decision !== "approved"

/** Whether a portal's decision is awaited. */
export const awaitsPortal = (campaign: Reviewed): boolean =>
  reviewable.includes(campaign.status) && isUndecided(campaign.portalReview)

/** Whether a portal has left a campaign undecided for so long that it is given up; one with a channel at its network goes on. Ours. */
export const isLeftUndecided = (campaign: Campaign, now: number): boolean =>
  campaign.status === "InReview" &&
  isUndecided(campaign.portalReview) &&
  (campaign.portalReview?.askedAt ?? now) < undecidedSince(now) &&
  campaign.channels.every(({ status }) => status !== "Creating" && status !== "InReview")

/** A campaign that was just submitted, whose portal reviews it first; without a portal nobody but the networks does. */
export const submittedTo = (
  campaign: Campaign,
  portalId: PortalId | undefined,
  askedAt: number,
  design?: string,
): Campaign => {
  const { portalReview: _earlier, ...rest } = campaign
  if (portalId === undefined) return rest
  return { ...rest, portalReview: { portalId, askedAt, ...(design !== undefined && { design }) } }
}

/** A running campaign whose changed ads its portal decides on, with earlier changes that still wait, before the networks get them. */
export const changedFor = (
  campaign: Campaign,
  portalId: PortalId,
  changed: ReadonlyArray<ChannelState["channel"]>,
  askedAt: number,
  design?: string,
): Campaign => {
  const waiting = isUndecided(campaign.portalReview) ? (campaign.portalReview?.changed ?? []) : []
  const all = [...new Set([...waiting, ...changed])]
  return { ...campaign, portalReview: { portalId, askedAt, changed: all, ...(design !== undefined && { design }) } }
}

const fieldsOf: Readonly<Record<ReturnType<typeof partsToCorrect>[number], ReadonlyArray<RefusedField>>> = {
  texts: ["primaryText", "headline", "description"],
  picture: ["picture"],
  website: ["landingPage"],
  offer: [],
  audience: [],
  business: [],
}

const rejected = (
  channel: ChannelState["channel"],
  decision: ReviewDecision & { readonly decision: "rejected" },
): ChannelState => {
  const fields = partsToCorrect(decision).flatMap((part) => fieldsOf[part])
  return {
    channel,
    status: "Rejected",
    reason: decision.comment ?? "",
    reviewReasons: decision.reasons,
    ...(decision.words !== undefined && { reviewWords: decision.words }),
    ...(fields.length > 0 && { fields }),
  }
}

/** Takes a campaign that waits for whoever looks at it, or gives it back; fails while somebody else has it. Ours. */
export const claimReview = (
  campaign: Campaign,
  { by, isClaimed }: { readonly by: UserId; readonly isClaimed: boolean },
  now: number,
): Result.Result<Campaign, ReviewNotWaiting | ReviewTaken> => {
  if (campaign.portalReview === undefined || !awaitsPortal(campaign)) return Result.fail(new ReviewNotWaiting({}))
  if (isTakenFrom(campaign, by, now)) return Result.fail(new ReviewTaken({}))
  const { claim: _former, ...portalReview } = campaign.portalReview
  return Result.succeed({
    ...campaign,
    portalReview: { ...portalReview, ...(isClaimed && { claim: { by, at: now } }) },
  })
}

/** A campaign without the caller's approval, while a further person's is awaited; fails without one. Ours. */
export const withdrawApproval = (campaign: Campaign, by: UserId): Result.Result<Campaign, ReviewNotWaiting> => {
  const { portalReview } = campaign
  const approvals = portalReview?.approvals ?? []
  if (portalReview === undefined || !awaitsPortal(campaign) || !approvals.some((one) => one.by === by))
    return Result.fail(new ReviewNotWaiting({}))
  const { approvals: _former, ...rest } = portalReview
  return Result.succeed({ ...campaign, portalReview: rest })
}

/** What somebody decides on the submission of `askedAt`, under the portal's rules. */
export interface MadeDecision {
  readonly askedAt: number
  readonly decision: ReviewDecision
  readonly by: UserId
  readonly rules: ReviewRules
}

/**
 * A campaign after its portal's decision. An approval lets it go to the networks, or waits for a second person where the amount
 * needs two; a rejection by anybody refuses each channel that waits, as a network would. Ours.
 */
export const decideReview = (
  campaign: Campaign,
  { askedAt, decision, by, rules }: MadeDecision,
  moment: Moment,
): Result.Result<Campaign, ReviewNotWaiting | ReviewTaken | SecondPersonNeeded> => {
  if (campaign.portalReview?.askedAt !== askedAt || !awaitsPortal(campaign))
    return Result.fail(new ReviewNotWaiting({}))
  if (isTakenFrom(campaign, by, moment.now)) return Result.fail(new ReviewTaken({}))
  const { claim: _claim, ...portalReview } = campaign.portalReview
  const { approvals = [] } = portalReview
  if (decision.decision === "approved" && needsTwoPeople(campaign, rules)) {
    if (approvals.some((one) => one.by === by)) return Result.fail(new SecondPersonNeeded({}))
    if (approvals.length === 0)
      return Result.succeed({ ...campaign, portalReview: { ...portalReview, approvals: [{ by, at: moment.now }] } })
  }
  const decided: Campaign = {
    ...campaign,
    portalReview: { ...portalReview, decision, decidedAt: moment.now, decidedBy: by },
  }
  if (decision.decision === "approved") return Result.succeed(decided)
  const channels = campaign.channels.map((state) =>
    state.status === "Waiting" ? rejected(state.channel, decision) : state,
  )
  return Result.succeed(withChannels(decided, channels, moment))
}
