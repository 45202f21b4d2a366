export { CampaignListItem, GetCampaign, ListCampaigns } from "./campaign-list.ts"
export {
  ArchiveCampaign,
  ChangeEndDate,
  CreateCampaign,
  DeleteDraftCampaign,
  PauseCampaign,
  ResumeCampaign,
} from "./campaign-moves.ts"
export { ApplyCampaignState, GetLaunchJob, LaunchCampaign, RunLaunch, SyncCampaigns } from "./launch.ts"
export { KeywordIdea, SearchInterests, SuggestKeywords } from "./suggestions.ts"
