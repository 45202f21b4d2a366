import { ownCalls } from "@application/kernel"
import { Effect, Layer } from "effect"
import { CampaignCalls } from "../services/campaign-calls.ts"
import { getCampaignEdit, saveCampaignEdit } from "./campaign-edits.ts"
import { pauseCampaign, resumeCampaign } from "./campaign-moves.ts"
import { getCampaign } from "./campaign-reads.ts"
import { changeCampaign, quoteChange } from "./change-campaign.ts"
import { previewCampaignEdit } from "./preview-campaign-edit.ts"
import { sendCampaignEdit } from "./send-campaign-edit.ts"

/** Calls on running campaigns, as the door makes them. */
export const campaignCalls = Layer.effect(
  CampaignCalls,
  Effect.map(
    ownCalls(
      getCampaign,
      getCampaignEdit,
      previewCampaignEdit,
      quoteChange,
      pauseCampaign,
      resumeCampaign,
      changeCampaign,
      saveCampaignEdit,
      sendCampaignEdit,
    ),
    (call) => ({ call }),
  ),
)
