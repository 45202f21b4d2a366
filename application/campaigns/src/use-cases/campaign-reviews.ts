import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { type Campaign, CampaignNotFound, decideReview, ReviewNotWaiting, reviewStateOf } from "@domain/campaigns"
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
  type LaunchRun,
  LaunchRuns,
  type WaitingCampaign,
} from "../ports/index.ts"
import { momentOf } from "./moment.ts"
import { queueRun } from "./reopen-launch.ts"
import { saveFollowed } from "./save-settled.ts"
import { tellReview } from "./tell-review.ts"

const shown = ({ campaign, businessName, isPriority }: WaitingCampaign, now: number): WaitingReview => ({
  campaignId: campaign.id,
  businessProfileId: campaign.businessProfileId,
  ...(businessName !== undefined && { businessName }),
  name: campaign.name,
  isPriority,
  region: campaign.region,
  channels: campaign.channels.filter(({ status }) => status === "Waiting").map(({ channel }) => channel),
  askedAt: campaign.portalReview?.askedAt ?? now,
  ...(campaign.reviewDueAt !== undefined && { reviewDueAt: campaign.reviewDueAt }),
  // What waits is not decided, also where other channels of it run.
  state: reviewStateOf({ ...campaign, status: "InReview" }, now),
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
      ads: (run?.channels ?? []).flatMap(({ ad, status }) => (ad === undefined || status !== "New" ? [] : [ad])),
    }
  }),
)

/** The launch of a rejected campaign is over on the channels that had waited. */
const withoutWaiting = (run: LaunchRun, { channels: states }: Campaign): LaunchRun => {
  const channels = run.channels.map((one) => {
    const isRejected = states.some(({ channel, status }) => channel === one.channel && status === "Rejected")
    return isRejected && one.status === "New" ? { ...one, status: "Failed" as const } : one
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
    if (decision.decision === "approved") yield* queueRun(run)
    else yield* runs.save(yield* tellReview(decided, withoutWaiting(run, decided)))
    return { campaignId, state: decision.decision === "approved" ? ("Approved" as const) : ("Rejected" as const) }
  }),
)
