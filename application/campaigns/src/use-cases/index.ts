export { editAdditionalConfiguration } from "./additional-configuration.ts"
export { estimateCampaignBudget, estimateCampaignConversion } from "./campaign-estimates.ts"
export { applyCampaignState } from "./apply-campaign-state.ts"
export {
  archiveCampaign,
  deleteDraftCampaign,
  endCampaign,
  pauseCampaign,
  reopenBudget,
  resumeCampaign,
} from "./campaign-moves.ts"
export { decideCampaignReview, getCampaignReview, listCampaignReviews } from "./campaign-reviews.ts"
export { changeCampaign, quoteChange } from "./change-campaign.ts"
export { getCampaign, listCampaigns, listMediaPlans } from "./campaign-reads.ts"
export { estimateCampaign, openCampaignSession } from "./campaign-session.ts"
export { createCampaign } from "./create-campaign.ts"
export { launchCampaign } from "./launch-campaign.ts"
export { getCampaignAds } from "./launched-ad.ts"
export { getLaunchJob } from "./launch-job.ts"
export {
  changeBrief,
  createBrief,
  decideBriefPlan,
  getBrief,
  listBriefs,
  moveBrief,
  planBrief,
  removeBrief,
} from "./briefs.ts"
export { renameCampaign } from "./rename-campaign.ts"
export { runLaunch } from "./run-launch.ts"
export { getDefaultTargeting } from "./default-targeting.ts"
export { listKeywords, searchInterests, searchTargets, suggestKeywords } from "./suggestions.ts"
export { getSpendForecast } from "./spend-forecast.ts"
export { syncCampaigns } from "./sync-campaigns.ts"
export { endUndecidedReviews } from "./undecided-reviews.ts"

export { campaignNotices } from "./campaign-notices.ts"

/** Services of the campaigns for the sign-up and the wallet. */
export { campaignDrafts } from "./campaign-drafts.ts"
export { paidCampaigns } from "./paid-campaigns.ts"
