import { Clock, Effect } from "effect"
import { currentUser, handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import {
  type Campaign,
  decideReview,
  isSampled,
  isTakenFrom,
  needsTwoPeople,
  type PolicyFinding,
  policyFindings,
  type ReviewDecision,
  ReviewNotWaiting,
} from "@domain/campaigns"
import { overallStatus } from "@domain/channels"
import { policyOf } from "@domain/creatives"
import { defaultPage, offsetOf } from "@domain/kernel"
import { DecideCampaignReview, GetCampaignReview, ListCampaignReviews } from "../contract/reviews.ts"
import { CampaignRepository, CampaignReviews, type ChannelRun, type LaunchRun, LaunchRuns } from "../ports/index.ts"
import { ReviewDecisions } from "../stores/review-decisions.ts"
import { lockedCampaign } from "./campaign-edits.ts"
import { dropAddedVersion } from "./dropped-version.ts"
import { momentOf } from "./moment.ts"
import { queueRun } from "./reopen-launch.ts"
import { saveFollowed } from "./save-settled.ts"
import { queueEdit } from "./send-campaign-edit.ts"
import { tellChange } from "./tell-change.ts"
import { tellReview } from "./tell-review.ts"
import { rulesOf, shownReviews, waitingAdOf, waitingCampaign, waitingPlanOf } from "./waiting-reviews.ts"

/** Campaigns with the same design that are shown beside one. */
const mostOfDesign = 50

const reviewedFinding = ({ topic, severity, part, text, found, isStated }: PolicyFinding) => ({
  topic,
  severity,
  part,
  text,
  found,
  isStated,
  policies: (["meta", "google"] as const).flatMap((network) => {
    const policy = policyOf(topic, network)
    return policy === undefined ? [] : [{ network, ...policy }]
  }),
})

export const listCampaignReviews = handler(
  ListCampaignReviews,
  Effect.fnUntraced(function* ({ portalId, search = "", sort = "askedAt", order = "asc", ...paging }) {
    const reviews = yield* CampaignReviews
    const page = { ...defaultPage, ...paging }
    const now = yield* Clock.currentTimeMillis
    const asked = { search, sort, isDescending: order === "desc", skip: offsetOf(page), limit: page.limit, now }
    const { waiting, total } = yield* reviews.list(yield* ownPortal(portalId), asked)
    return { reviews: yield* shownReviews(portalId, waiting, yield* rulesOf(portalId)), total }
  }),
)

export const getCampaignReview = handler(
  GetCampaignReview,
  Effect.fnUntraced(function* ({ portalId, campaignId }) {
    const found = yield* waitingCampaign(portalId, campaignId)
    const { businessProfileId, budget, startDate, endDate } = found.campaign
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    const rules = yield* rulesOf(portalId)
    const { userId } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const alike = yield* (yield* CampaignReviews).sameDesign(portalId, found.campaign, now, mostOfDesign)
    const [review] = yield* shownReviews(portalId, [found], rules)
    if (review === undefined) return yield* Effect.die(new Error(`Campaign ${campaignId} is not shown`))
    return {
      ...review,
      ...(budget !== undefined && { budget }),
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
      ads: (run?.channels ?? []).flatMap(waitingAdOf),
      policy: run === undefined ? [] : policyFindings(yield* waitingPlanOf(found.campaign, run)).map(reviewedFinding),
      sameDesign: alike.map(({ campaign, businessName }) => ({
        campaignId: campaign.id,
        name: campaign.name,
        ...(businessName !== undefined && { businessName }),
        askedAt: campaign.portalReview?.askedAt ?? now,
        needsTwo: needsTwoPeople(campaign, rules),
        isTaken: isTakenFrom(campaign, userId, now),
      })),
    }
  }),
)

const refusedByPortal = ({ comment, reasons, words }: ReviewDecision & { readonly decision: "rejected" }) => ({
  status: "Refused" as const,
  reviewReasons: reasons,
  ...(comment !== undefined && { problem: comment }),
  ...(words !== undefined && { reviewWords: words }),
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

/** Keeps a decision for the portal's history, and asks for a second look at approvals of its sample. */
const record = Effect.fnUntraced(function* ({ id, businessProfileId, ...campaign }: Campaign, run: LaunchRun) {
  const { portalReview, price, reviewDueAt } = campaign
  if (portalReview?.decision === undefined || portalReview.decidedBy === undefined) return
  const { portalId, askedAt, decision, decidedBy, decidedAt = askedAt, approvals = [] } = portalReview
  const { samplePercent = 0 } = yield* rulesOf(portalId)
  const [first] = approvals
  yield* (yield* ReviewDecisions).add({
    portalId,
    businessProfileId,
    campaignId: id,
    campaignName: campaign.name,
    askedAt,
    ...(reviewDueAt !== undefined && { dueAt: reviewDueAt }),
    decidedAt,
    decidedBy,
    ...(first !== undefined && { firstBy: first.by }),
    decision,
    ...(price !== undefined && { amount: { amount: price.total, currency: price.currency } }),
    attempt: run.attempt,
    sample: decision.decision === "approved" && isSampled(id, askedAt, samplePercent) ? "waiting" : "none",
  })
})

/**
 * Decides on what was submitted last. The money of a rejected campaign goes back to its wallet until it is submitted again; the
 * first of two approvals is kept, and nothing else happens.
 */
export const decideCampaignReview = handler(
  DecideCampaignReview,
  Effect.fnUntraced(function* ({ portalId, campaignId, askedAt, review: decision }) {
    const campaigns = yield* CampaignRepository
    const runs = yield* LaunchRuns
    const { businessProfileId } = (yield* waitingCampaign(portalId, campaignId)).campaign
    const campaign = yield* lockedCampaign({ businessProfileId, campaignId })
    const { userId: by } = yield* currentUser
    const made = { askedAt, decision, by, rules: yield* rulesOf(portalId) }
    const review = yield* Effect.fromResult(decideReview(campaign, made, yield* momentOf(campaign)))
    if (review.portalReview?.decision === undefined) {
      yield* campaigns.save(review)
      return { campaignId, state: "Waiting" as const }
    }
    const run = yield* runs.latest(businessProfileId, campaignId)
    if (run === undefined) return yield* new ReviewNotWaiting({})
    const decided = yield* saveFollowed(review)
    yield* record(decided, run)
    if (decision.decision === "approved") {
      yield* queueRun(run)
      if (campaign.portalReview?.changed !== undefined) yield* queueEdit({ businessProfileId, campaignId })
      return { campaignId, state: "Approved" as const }
    }
    if (campaign.portalReview?.changed !== undefined) yield* tellChange(campaign, "changedAdRefused")
    yield* runs.save(yield* tellReview(decided, withoutWaiting(run, decided, decision)))
    if (run.channels.some(({ edit }) => edit?.status === "Waiting" && edit.addsVersion === true))
      yield* dropAddedVersion(decided)
    return { campaignId, state: "Rejected" as const }
  }),
)
