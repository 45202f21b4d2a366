import { Effect, type Result } from "effect"
import { command, JobQueue } from "@application/kernel"
import {
  archive,
  type Campaign,
  deleteDraft,
  isOutOfFunds,
  mayMove,
  type Moment,
  pause,
  reopenBudget as decideReopening,
  resume,
} from "@domain/campaigns"
import { InsufficientFunds } from "@domain/wallet"
import {
  ApplyCampaignState,
  ArchiveCampaign,
  DeleteDraftCampaign,
  PauseCampaign,
  ReopenBudget,
  ResumeCampaign,
} from "../contract/index.ts"
import { CampaignFunds, type CampaignKey, CampaignRepository, LaunchDrafts } from "../ports/index.ts"
import { momentOf } from "./moment.ts"

/** Applies a move to the stored campaign and has the channels follow. */
const move = Effect.fnUntraced(function* <Fail>(
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

export const pauseCampaign = command(PauseCampaign, (key) => move(key, (campaign) => pause(campaign, "owner")))

/** What is left of the lock pays the next days; with none left the campaign stays paused. */
export const resumeCampaign = command(
  ResumeCampaign,
  Effect.fnUntraced(function* (key) {
    const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
    const { price } = campaign
    if (mayMove(campaign, "resume") && price !== undefined && isOutOfFunds(campaign)) {
      return yield* new InsufficientFunds({ missing: price.dailyBudget, currency: price.currency })
    }
    return yield* move(key, resume)
  }),
)

/** Locks the session before the campaign, in the order in which saving does. */
const unpay = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const { status, spent, sessionId } = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  if (status !== "Completed" && spent === 0) yield* (yield* LaunchDrafts).unpay(sessionId)
})

export const archiveCampaign = command(
  ArchiveCampaign,
  Effect.fnUntraced(function* (key) {
    yield* unpay(key)
    const archived = yield* move(key, archive)
    if (archived.price !== undefined)
      yield* (yield* CampaignFunds).giveUp({ ...key, campaignName: archived.name, price: archived.price })
    return archived
  }),
)

export const deleteDraftCampaign = command(
  DeleteDraftCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    yield* unpay({ businessProfileId, campaignId })
    const campaigns = yield* CampaignRepository
    const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
    yield* Effect.fromResult(deleteDraft(campaign))
    yield* (yield* CampaignFunds).release({ businessProfileId, campaignId, campaignName: campaign.name })
    yield* campaigns.remove(businessProfileId, campaignId)
    return {}
  }),
)

export const reopenBudget = command(
  ReopenBudget,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaigns = yield* CampaignRepository
    const { sessionId } = yield* campaigns.byId(businessProfileId, campaignId)
    yield* (yield* LaunchDrafts).unpay(sessionId)
    const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
    yield* Effect.fromResult(decideReopening(campaign))
    yield* (yield* CampaignFunds).reopen({ businessProfileId, campaignId, campaignName: campaign.name, sessionId })
    return {}
  }),
)
