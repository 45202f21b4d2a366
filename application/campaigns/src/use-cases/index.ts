import { applyCampaignState } from "./apply-campaign-state.ts"
import { archiveCampaign, deleteDraftCampaign, pauseCampaign, resumeCampaign } from "./campaign-moves.ts"
import { changeCampaign, quoteChange } from "./change-campaign.ts"
import { getCampaign, listCampaigns } from "./campaign-reads.ts"
import { createCampaign } from "./create-campaign.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getLaunchJob } from "./launch-job.ts"
import { runLaunch } from "./run-launch.ts"
import { searchInterests, suggestKeywords } from "./suggestions.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

export {
  applyCampaignState,
  changeCampaign,
  quoteChange,
  createCampaign,
  archiveCampaign,
  deleteDraftCampaign,
  getCampaign,
  getLaunchJob,
  launchCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
  runLaunch,
  searchInterests,
  suggestKeywords,
  syncCampaigns,
}

/** Every handler of this context. */
export const campaignsUseCases = [
  applyCampaignState,
  changeCampaign,
  quoteChange,
  createCampaign,
  archiveCampaign,
  deleteDraftCampaign,
  getCampaign,
  getLaunchJob,
  launchCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
  runLaunch,
  searchInterests,
  suggestKeywords,
  syncCampaigns,
] as const
