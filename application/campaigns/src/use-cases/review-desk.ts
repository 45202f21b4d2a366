import { Clock, Effect } from "effect"
import { currentUser, handler, RateLimits } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { type Campaign, claimAt, claimReview, landingFinding, withdrawApproval } from "@domain/campaigns"
import { TooManyRequests } from "@domain/identity"
import type { CampaignId, PortalId } from "@domain/kernel"
import { readerName } from "@domain/portals"
import { hostOf } from "@domain/validation"
import { ClaimCampaignReview, OpenReviewedPages, WithdrawCampaignApproval } from "../contract/review-desk.ts"
import { CampaignRepository, LandingPages, LaunchRuns } from "../ports/index.ts"
import { namesOf, waitingAdOf, waitingCampaign, waitingPlanOf } from "./waiting-reviews.ts"

const hour = 3_600_000
/** How many times an hour a reviewer may open pages, and how many characters of a page are shown. */
const most = { openings: 120, pages: 6, words: 600 } as const

/** The waiting campaign, which nobody else changes meanwhile. */
const lockedCampaign = Effect.fnUntraced(function* (portalId: PortalId, campaignId: CampaignId) {
  const { businessProfileId } = (yield* waitingCampaign(portalId, campaignId)).campaign
  return yield* (yield* CampaignRepository).forChange(businessProfileId, campaignId)
})
const save = (campaign: Campaign) => Effect.flatMap(CampaignRepository, (campaigns) => campaigns.save(campaign))

export const claimCampaignReview = handler(
  ClaimCampaignReview,
  Effect.fnUntraced(function* ({ portalId, campaignId, isClaimed }) {
    const { userId: by } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const campaign = yield* lockedCampaign(portalId, campaignId)
    const claimed = yield* Effect.fromResult(claimReview(campaign, { by, isClaimed }, now))
    yield* save(claimed)
    const claim = claimAt(claimed, now)
    if (claim === undefined) return { campaignId }
    const nameOf = yield* namesOf(portalId, [claim.by])
    return { campaignId, claim: { userId: claim.by, name: nameOf(claim.by), at: claim.at } }
  }),
)

export const withdrawCampaignApproval = handler(
  WithdrawCampaignApproval,
  Effect.fnUntraced(function* ({ portalId, campaignId }) {
    const { userId } = yield* currentUser
    const campaign = yield* lockedCampaign(portalId, campaignId)
    yield* save(yield* Effect.fromResult(withdrawApproval(campaign, userId)))
    return { campaignId }
  }),
)

export const openReviewedPages = handler(
  OpenReviewedPages,
  Effect.fnUntraced(function* ({ portalId, campaignId }) {
    const { campaign } = yield* waitingCampaign(portalId, campaignId)
    const { userId } = yield* currentUser
    const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
      `reviewed-pages:${userId}`,
      most.openings,
      hour,
    )
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const run = yield* (yield* LaunchRuns).latest(campaign.businessProfileId, campaignId)
    if (run === undefined) return { pages: [] }
    const plan = yield* waitingPlanOf(campaign, run)
    const links = run.channels.flatMap(waitingAdOf).map(({ link }) => link)
    const addresses = [...new Set(links)].filter((link) => link !== "").slice(0, most.pages)
    const reader = readerName(yield* (yield* Portals).byId(portalId))
    const { visit } = yield* LandingPages
    const pages = yield* Effect.forEach(
      addresses,
      Effect.fnUntraced(function* (address) {
        const visited = yield* visit(address, reader)
        const finding = landingFinding(visited, plan)
        const isAnswered = visited.kind === "answered"
        const host = isAnswered && finding === "Elsewhere" ? hostOf(visited.address) : undefined
        const words = isAnswered ? visited.words.replaceAll(/\s+/gu, " ").trim().slice(0, most.words) : ""
        return { address, finding, ...(host !== undefined && { host }), ...(words !== "" && { words }) }
      }),
      { concurrency: 2 },
    )
    return { pages }
  }),
)
