import { Effect, type Result } from "effect"
import { JobQueue } from "@application/kernel"
import type { Campaign, Moment } from "@domain/campaigns"
import { ApplyCampaignState } from "../contract/launch.ts"
import { type CampaignKey, CampaignRepository } from "../ports/campaign-repository.ts"
import { momentOf } from "./moment.ts"

/** Applies a move to the stored campaign and has the channels follow. */
export const moveCampaign = Effect.fnUntraced(function* <Fail>(
  { businessProfileId, campaignId }: CampaignKey,
  change: (campaign: Campaign, moment: Moment) => Result.Result<Campaign, Fail>,
) {
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
  const moved = yield* Effect.fromResult(change(campaign, yield* momentOf(campaign)))
  yield* campaigns.save(moved)
  const singletonKey = `apply-${campaignId}`
  yield* (yield* JobQueue).later(
    ApplyCampaignState,
    { businessProfileId, campaignId },
    { singletonKey, caller: `profile-${businessProfileId}` },
  )
  return moved
})
