import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import {
  type Campaign,
  CampaignNotFound,
  decideReview,
  type PolicyFinding,
  policyFindings,
  type ReviewDecision,
  ReviewNotWaiting,
  reviewStateOf,
} from "@domain/campaigns"
import { overallStatus } from "@domain/channels"
import { type CampaignId, defaultPage, offsetOf, type PortalId } from "@domain/kernel"
import {
  DecideCampaignReview,
  GetCampaignReview,
  ListCampaignReviews,
  type WaitingReview,
} from "../contract/reviews.ts"
import {
  CampaignRepository,
  CampaignReviews,
  type ChannelRun,
  type LaunchRun,
  LaunchRuns,
  type WaitingCampaign,
} from "../ports/index.ts"
import { planOfRun, revisionNumbered } from "./campaign-plans.ts"
import { momentOf } from "./moment.ts"
import { queueRun } from "./reopen-launch.ts"
import { saveFollowed } from "./save-settled.ts"
import { queueEdit } from "./send-campaign-edit.ts"
import { tellChange } from "./tell-change.ts"
import { tellReview } from "./tell-review.ts"

const waitingChannelsOf = ({ channels }: Campaign) =>
  channels.filter(({ status }) => status === "Waiting").map(({ channel }) => channel)

const shown = ({ campaign, businessName, isPriority }: WaitingCampaign, now: number): WaitingReview => ({
  campaignId: campaign.id,
  businessProfileId: campaign.businessProfileId,
  ...(businessName !== undefined && { businessName }),
  name: campaign.name,
  isPriority,
  region: campaign.region,
  channels: campaign.portalReview?.changed ?? waitingChannelsOf(campaign),
  askedAt: campaign.portalReview?.askedAt ?? now,
  ...(campaign.reviewDueAt !== undefined && { reviewDueAt: campaign.reviewDueAt }),
  // What waits is not decided, also where other channels of it run.
  state: reviewStateOf({ ...campaign, status: "InReview" }, now),
})

/** The ad that its network would get: of a channel that is not made yet, or changed. */
const waitingAdOf = ({ ad, status, edit }: ChannelRun) => {
  const waiting = edit?.status === "Waiting" ? edit.ad : status === "New" ? ad : undefined
  return waiting === undefined ? [] : [waiting]
}

/** The plan of the change that waits, else of the launch. */
const waitingPlanOf = (campaign: Campaign, run: LaunchRun) => {
  const edit = run.channels.find((one) => one.edit?.status === "Waiting")?.edit
  return edit === undefined ? planOfRun(campaign, run) : revisionNumbered(campaign, edit.planRevision)
}

const reviewedFinding = ({ topic, severity, part, text, found, isStated }: PolicyFinding) => ({
  topic,
  severity,
  part,
  text,
  found,
  isStated,
})

const waitingCampaign = Effect.fnUntraced(function* (portalId: PortalId, campaignId: CampaignId) {
  const now = yield* Clock.currentTimeMillis
  const found = yield* (yield* CampaignReviews).find(yield* ownPortal(portalId), campaignId, now)
  return found ?? (yield* new CampaignNotFound({ campaignId }))
})

export const listCampaignReviews = handler(
  ListCampaignReviews,
  Effect.fnUntraced(function* ({ portalId, search = "", sort = "askedAt", order = "asc", ...paging }) {
    const reviews = yield* CampaignReviews
    const page = { ...defaultPage, ...paging }
    const now = yield* Clock.currentTimeMillis
    const asked = { search, sort, isDescending: order === "desc", skip: offsetOf(page), limit: page.limit, now }
    const { waiting, total } = yield* reviews.list(yield* ownPortal(portalId), asked)
    return { reviews: waiting.map((one) => shown(one, now)), total }
  }),
)

export const getCampaignReview = handler(
  GetCampaignReview,
  Effect.fnUntraced(function* ({ portalId, campaignId }) {
    const found = yield* waitingCampaign(portalId, campaignId)
    const { businessProfileId, budget, startDate, endDate } = found.campaign
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    return {
      ...shown(found, yield* Clock.currentTimeMillis),
      ...(budget !== undefined && { budget }),
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
      ads: (run?.channels ?? []).flatMap(waitingAdOf),
      policy: run === undefined ? [] : policyFindings(yield* waitingPlanOf(found.campaign, run)).map(reviewedFinding),
    }
  }),
)

const refusedByPortal = ({ comment, reasons }: ReviewDecision & { readonly decision: "rejected" }) => ({
  status: "Refused" as const,
  reviewReasons: reasons,
  ...(comment !== undefined && { problem: comment }),
})

/** A change that its portal rejects is sent to nobody; what ran goes on. */
const withRefusedEdit = (one: ChannelRun, review: ReviewDecision): ChannelRun =>
  one.edit?.status !== "Waiting" || review.decision !== "rejected"
    ? one
    : { ...one, edit: { ...one.edit, ...refusedByPortal(review) } }

/** The launch of a rejected campaign is over on the channels that had waited. */
const withoutWaiting = (run: LaunchRun, { channels: states }: Campaign, review: ReviewDecision): LaunchRun => {
  const channels = run.channels.map((one) => {
    const isRejected = states.some(({ channel, status }) => channel === one.channel && status === "Rejected")
    return isRejected && one.status === "New" ? { ...one, status: "Failed" as const } : withRefusedEdit(one, review)
  })
  return { ...run, channels, status: overallStatus(channels.map(({ status }) => status)) }
}

/** Decides on what was submitted last. The money of a rejected campaign goes back to its wallet until it is submitted again. */
export const decideCampaignReview = handler(
  DecideCampaignReview,
  Effect.fnUntraced(function* ({ portalId, campaignId, askedAt, review: decision }) {
    const campaigns = yield* CampaignRepository
    const runs = yield* LaunchRuns
    const { businessProfileId } = (yield* waitingCampaign(portalId, campaignId)).campaign
    const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
    const review = yield* Effect.fromResult(decideReview(campaign, { askedAt, decision }, yield* momentOf(campaign)))
    const run = yield* runs.latest(businessProfileId, campaignId)
    if (run === undefined) return yield* new ReviewNotWaiting({})
    const decided = yield* saveFollowed(review)
    if (decision.decision === "approved") {
      yield* queueRun(run)
      if (campaign.portalReview?.changed !== undefined) yield* queueEdit({ businessProfileId, campaignId })
      return { campaignId, state: "Approved" as const }
    }
    if (campaign.portalReview?.changed !== undefined) yield* tellChange(campaign, "changedAdRefused")
    yield* runs.save(yield* tellReview(decided, withoutWaiting(run, decided, decision)))
    return { campaignId, state: "Rejected" as const }
  }),
)
