import { Effect, type Result } from "effect"
import { JobQueue } from "@application/kernel"
import type { Campaign, Moment } from "@domain/campaigns"
import { ApplyCampaignState } from "../contract/launch.ts"
import { type CampaignKey, CampaignRepository } from "../ports/campaign-repository.ts"
import { momentOf } from "./moment.ts"
import { saveFollowed } from "./save-settled.ts"

/** The stored campaign after a move; nothing is kept yet. */
export const movedCampaign = Effect.fnUntraced(function* <Fail>(
  { businessProfileId, campaignId }: CampaignKey,
  change: (campaign: Campaign, moment: Moment) => Result.Result<Campaign, Fail>,
) {
  const campaign = yield* (yield* CampaignRepository).forChange(businessProfileId, campaignId)
  return yield* Effect.fromResult(change(campaign, yield* momentOf(campaign)))
})

/** Has the channels follow a kept campaign. */
export const applyLater = Effect.fnUntraced(function* ({ businessProfileId, id: campaignId }: Campaign) {
  const singletonKey = `apply-${campaignId}`
  yield* (yield* JobQueue).later(
    ApplyCampaignState,
    { businessProfileId, campaignId },
    { singletonKey, caller: `profile-${businessProfileId}` },
  )
})

/** Applies a move to the stored campaign and has its money and its channels follow. */
export const moveCampaign = Effect.fnUntraced(function* <Fail>(
  key: CampaignKey,
  change: (campaign: Campaign, moment: Moment) => Result.Result<Campaign, Fail>,
) {
  const moved = yield* saveFollowed(yield* movedCampaign(key, change))
  yield* applyLater(moved)
  return moved
})
