import { FrozenCampaigns, Ids, JobQueue, Profiles, withServices } from "@application/kernel"
import { followFreeze } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { CampaignFunds, CampaignRepository } from "../ports/index.ts"
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

/** Campaigns stop with the freeze of their business and go on with its release. */
export const frozenCampaigns = Layer.effect(
  FrozenCampaigns,
  Effect.gen(function* () {
    const provided = yield* withServices(CampaignRepository, CampaignFunds, Ids, JobQueue, Profiles)
    return { follow: (businessProfileId) => provided(follow(businessProfileId)) }
  }),
)
