import { FrozenCampaigns, Ids, JobQueue, Profiles, withServices } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import { archive, type Campaign, deleteDraft, end, followFreeze, mayMove } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { CampaignFunds, CampaignRepository, LaunchDrafts, LaunchRuns } from "../ports/index.ts"
import { cancelCampaign, unpay } from "./cancel-campaign.ts"
import { momentOf } from "./moment.ts"
import { applyLater } from "./move-campaign.ts"
import { saveFollowed } from "./save-settled.ts"

/** Campaigns of a business that one freeze or release stops or lets go on; the next sync follows for further ones. */
const mostFollowed = 500

/** Whether the portal has frozen a business; one that is gone is not. */
export const isFrozenBusiness = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { of } = yield* Profiles
  return yield* Effect.match(of(businessProfileId), {
    onSuccess: ({ isFrozen }) => isFrozen === true,
    onFailure: () => false,
  })
})

const follow = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const isFrozen = yield* isFrozenBusiness(businessProfileId)
  const campaigns = yield* CampaignRepository
  const begun = yield* campaigns.list(businessProfileId, {
    statuses: isFrozen ? ["Approved", "Active"] : ["Paused"],
    limit: mostFollowed,
  })
  yield* Effect.forEach(
    begun.campaigns,
    ({ id }) =>
      Effect.gen(function* () {
        const campaign = yield* Effect.orDie(campaigns.forChange(businessProfileId, id))
        const next = followFreeze(campaign, isFrozen, yield* momentOf(campaign))
        if (next !== campaign) yield* applyLater(yield* saveFollowed(next))
      }),
    { discard: true },
  )
})

/** Ends, cancels or removes one campaign, as far as its state lets it; whether it did. */
const over = Effect.fnUntraced(function* ({
  businessProfileId,
  id: campaignId,
  name: campaignName,
  ...facts
}: Campaign) {
  const key = { businessProfileId, campaignId }
  if (mayMove(facts, "end")) return yield* Effect.as(cancelCampaign(key, "owner", end), true)
  if (mayMove(facts, "archive")) return yield* Effect.as(cancelCampaign(key, "owner", archive), true)
  if (!mayMove(facts, "delete")) return false
  yield* unpay(key)
  const campaigns = yield* CampaignRepository
  yield* Effect.fromResult(deleteDraft(yield* campaigns.forChange(businessProfileId, campaignId)))
  yield* (yield* CampaignFunds).release({ ...key, campaignName })
  yield* campaigns.remove(businessProfileId, campaignId)
  return true
})

const endAll = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { campaigns } = yield* (yield* CampaignRepository).list(businessProfileId, {
    statuses: ["Draft", "InReview", "Approved", "Active", "Paused", "Rejected"],
    limit: mostFollowed,
  })
  const ended = yield* Effect.forEach(campaigns, (campaign) => Effect.orDie(over(campaign)))
  return ended.filter(Boolean).length
})

/** Campaigns stop with the freeze of their business and go on with its release. */
export const frozenCampaigns = Layer.effect(
  FrozenCampaigns,
  Effect.gen(function* () {
    const provided = yield* withServices(
      CampaignRepository,
      CampaignFunds,
      Ids,
      JobQueue,
      LaunchDrafts,
      LaunchRuns,
      OwnerMails,
      Profiles,
    )
    return {
      follow: (businessProfileId) => provided(follow(businessProfileId)),
      endAll: (businessProfileId) => provided(endAll(businessProfileId)),
    }
  }),
)
