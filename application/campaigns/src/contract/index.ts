export { CampaignListItem, GetCampaign, GetCampaignAds, ListCampaigns, ListMediaPlans } from "./campaign-list.ts"
export {
  ArchiveCampaign,
  CreateCampaign,
  DeleteDraftCampaign,
  EndCampaign,
  PauseCampaign,
  ReopenBudget,
  ResumeCampaign,
} from "./campaign-moves.ts"
export { ChangeCampaign, ChangeQuote, QuoteChange } from "./change-campaign.ts"
export { ApplyCampaignState, GetLaunchJob, LaunchCampaign, RunLaunch, SyncCampaigns } from "./launch.ts"
export { DecideCampaignReview, EndUndecidedReviews, GetCampaignReview, ListCampaignReviews } from "./reviews.ts"
export {
  ChangeBrief,
  CreateBrief,
  DecideBriefPlan,
  GetBrief,
  ListBriefs,
  MoveBrief,
  PlanBrief,
  RemoveBrief,
} from "./briefs.ts"
export { GetSpendForecast } from "./spend-forecast.ts"
export { RenameCampaign } from "./rename-campaign.ts"
export { GetDefaultTargeting } from "./default-targeting.ts"
export { KeywordIdea, ListKeywords, SearchInterests, SearchTargets, SuggestKeywords } from "./suggestions.ts"
export { EstimateCampaign, OpenCampaignSession } from "./campaign-session.ts"
export { EditAdditionalConfiguration } from "./additional-configuration.ts"
export { EstimateCampaignBudget, EstimateCampaignConversion } from "./campaign-estimates.ts"
