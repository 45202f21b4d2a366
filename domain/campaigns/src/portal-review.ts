import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { PortalId } from "@domain/kernel"
import type { Campaign, ChannelState } from "./campaign.ts"
import type { Moment } from "./campaign-lifecycle.ts"
import type { CampaignStatus } from "./campaign-status.ts"
import { withChannels } from "./channel-states.ts"
import type { RefusedField } from "./refused-field.ts"
import { isUndecided, partsToCorrect, type ReviewDecision, undecidedSince } from "./review.ts"

/** Nothing waits for this decision: it was made already, or something else has been submitted since. Ours. */
export class ReviewNotWaiting extends Schema.TaggedError<ReviewNotWaiting>()("ReviewNotWaiting", {
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
export const submittedTo = (campaign: Campaign, portalId: PortalId | undefined, askedAt: number): Campaign => {
  const { portalReview: _earlier, ...rest } = campaign
  return portalId === undefined ? rest : { ...rest, portalReview: { portalId, askedAt } }
}

/** A running campaign whose changed ads its portal decides on, with earlier changes that still wait, before the networks get them. */
export const changedFor = (
  campaign: Campaign,
  portalId: PortalId,
  changed: ReadonlyArray<ChannelState["channel"]>,
  askedAt: number,
): Campaign => {
  const waiting = isUndecided(campaign.portalReview) ? (campaign.portalReview?.changed ?? []) : []
  return { ...campaign, portalReview: { portalId, askedAt, changed: [...new Set([...waiting, ...changed])] } }
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
    ...(fields.length > 0 && { fields }),
  }
}

/**
 * A campaign after its portal's decision on what was asked for at `askedAt`. An approval lets it go to the networks; a rejection
 * refuses each channel that waits, as a network would. Ours.
 */
export const decideReview = (
  campaign: Campaign,
  { askedAt, decision }: { readonly askedAt: number; readonly decision: ReviewDecision },
  moment: Moment,
): Result.Result<Campaign, ReviewNotWaiting> => {
  const { portalReview } = campaign
  if (portalReview?.askedAt !== askedAt || !awaitsPortal(campaign)) return Result.fail(new ReviewNotWaiting({}))
  const decided: Campaign = { ...campaign, portalReview: { ...portalReview, decision, decidedAt: moment.now } }
  if (decision.decision === "approved") return Result.succeed(decided)
  const channels = campaign.channels.map((state) =>
    state.status === "Waiting" ? rejected(state.channel, decision) : state,
  )
  return Result.succeed(withChannels(decided, channels, moment))
}
