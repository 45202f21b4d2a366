import { Clock, Effect } from "effect"
import { UserNames } from "@application/kernel"
import { ownPortal, Portals } from "@application/portals/services"
import { type Campaign, CampaignNotFound, claimAt, needsTwoPeople, reviewStateOf } from "@domain/campaigns"
import type { CampaignId, PortalId, UserId } from "@domain/kernel"
import type { ReviewRules } from "@domain/portals"
import type { WaitingReview } from "../contract/reviews.ts"
import { CampaignReviews, type ChannelRun, type LaunchRun, type WaitingCampaign } from "../ports/index.ts"
import { planOfRun, revisionNumbered } from "./campaign-plans.ts"

const waitingChannelsOf = ({ channels }: Campaign) =>
  channels.filter(({ status }) => status === "Waiting").map(({ channel }) => channel)

/** How the staff of a portal review campaigns today. */
export const rulesOf = Effect.fnUntraced(function* (portalId: PortalId) {
  const { review = {} } = yield* (yield* Portals).byId(portalId)
  return review
})

/** Names of a portal's people by their ids; empty for an account that is gone. */
export const namesOf = Effect.fnUntraced(function* (portalId: PortalId, ids: ReadonlyArray<UserId>) {
  const names = ids.length === 0 ? new Map() : yield* (yield* UserNames).of(portalId, [...new Set(ids)])
  return (id: UserId): string => names.get(id) ?? ""
})

const peopleOf = ({ portalReview }: Campaign): ReadonlyArray<UserId> =>
  [...(portalReview?.approvals ?? []), ...(portalReview?.claim === undefined ? [] : [portalReview.claim])].map(
    ({ by }) => by,
  )

const shown = (
  { campaign, businessName, isPriority }: WaitingCampaign,
  now: number,
  rules: ReviewRules,
  nameOf: (id: UserId) => string,
): WaitingReview => {
  const claim = claimAt(campaign, now)
  const person = ({ by, at }: { readonly by: UserId; readonly at: number }) => ({ userId: by, name: nameOf(by), at })
  return {
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
    ...(campaign.price !== undefined && {
      amount: { amount: campaign.price.total, currency: campaign.price.currency },
    }),
    needsTwo: needsTwoPeople(campaign, rules),
    ...(claim !== undefined && { claim: person(claim) }),
    approvals: (campaign.portalReview?.approvals ?? []).map(person),
  }
}

/** Waiting campaigns as the portal's staff sees them. */
export const shownReviews = Effect.fnUntraced(function* (
  portalId: PortalId,
  waiting: ReadonlyArray<WaitingCampaign>,
  rules: ReviewRules,
) {
  const now = yield* Clock.currentTimeMillis
  const nameOf = yield* namesOf(
    portalId,
    waiting.flatMap(({ campaign }) => peopleOf(campaign)),
  )
  return waiting.map((one) => shown(one, now, rules, nameOf))
})

/** The campaign that waits for the caller's portal. */
export const waitingCampaign = Effect.fnUntraced(function* (portalId: PortalId, campaignId: CampaignId) {
  const now = yield* Clock.currentTimeMillis
  const found = yield* (yield* CampaignReviews).find(yield* ownPortal(portalId), campaignId, now)
  return found ?? (yield* new CampaignNotFound({ campaignId }))
})

/** The ad that its network would get: of a channel that is not made yet, or changed. */
export const waitingAdOf = ({ ad, status, edit }: ChannelRun) => {
  const waiting = edit?.status === "Waiting" ? edit.ad : status === "New" ? ad : undefined
  return waiting === undefined ? [] : [waiting]
}

/** The plan of the change that waits, else of the launch. */
export const waitingPlanOf = (campaign: Campaign, run: LaunchRun) => {
  const edit = run.channels.find((one) => one.edit?.status === "Waiting")?.edit
  return edit === undefined ? planOfRun(campaign, run) : revisionNumbered(campaign, edit.planRevision)
}
