import { Effect } from "effect"
import { handler } from "@application/kernel"
import {
  archive,
  deleteDraft,
  end,
  isOutOfFunds,
  mayMove,
  pause,
  reopenBudget as decideReopening,
  restore,
  resume,
} from "@domain/campaigns"
import { InsufficientFunds } from "@domain/wallet"
import {
  ArchiveCampaign,
  DeleteDraftCampaign,
  EndCampaign,
  PauseCampaign,
  ReopenBudget,
  RestoreCampaign,
  ResumeCampaign,
} from "../contract/index.ts"
import { CampaignFunds, CampaignRepository, LaunchDrafts } from "../ports/index.ts"
import { cancelCampaign, unpay } from "./cancel-campaign.ts"
import { applyLater, moveCampaign, movedCampaign } from "./move-campaign.ts"
import { saveSettled } from "./save-settled.ts"

export const pauseCampaign = handler(PauseCampaign, (key) => moveCampaign(key, (campaign) => pause(campaign, "owner")))

/** What the pause gave back is taken again; with nothing left to spend, or less in the wallet, the campaign stays paused. */
export const resumeCampaign = handler(
  ResumeCampaign,
  Effect.fnUntraced(function* (key) {
    const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
    const { price } = campaign
    if (mayMove(campaign, "resume") && price !== undefined && isOutOfFunds(campaign)) {
      return yield* new InsufficientFunds({ missing: price.dailyBudget, currency: price.currency })
    }
    const resumed = yield* saveSettled(yield* movedCampaign(key, resume))
    yield* applyLater(resumed)
    return resumed
  }),
)

export const archiveCampaign = handler(ArchiveCampaign, (key) => cancelCampaign(key, "owner", archive))

/** Its money and its channels stay as they are, since it had ended. */
export const restoreCampaign = handler(
  RestoreCampaign,
  Effect.fnUntraced(function* (key) {
    const restored = yield* movedCampaign(key, restore)
    yield* (yield* CampaignRepository).save(restored)
    return restored
  }),
)

export const endCampaign = handler(EndCampaign, (key) => cancelCampaign(key, "owner", end))

export const deleteDraftCampaign = handler(
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

export const reopenBudget = handler(
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
