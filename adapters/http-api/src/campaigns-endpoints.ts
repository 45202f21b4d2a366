import {
  ArchiveCampaign,
  ChangeCampaign,
  CreateCampaign,
  DeleteDraftCampaign,
  GetCampaign,
  GetLaunchJob,
  LaunchCampaign,
  ListCampaigns,
  PauseCampaign,
  QuoteChange,
  ResumeCampaign,
  SearchInterests,
  SuggestKeywords,
} from "@application/campaigns/contract"
import { ListLinkablePages } from "@application/channels/contract"
import { endpoint } from "./endpoint.ts"

export const campaignsEndpoints = [
  endpoint("GET", "/businessProfiles/:businessProfileId/roimaticCampaigns", ListCampaigns),
  endpoint("POST", "/businessProfiles/:businessProfileId/roimatic/campaigns", CreateCampaign),
  endpoint("GET", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId", GetCampaign),
  endpoint("DELETE", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId", DeleteDraftCampaign),
  endpoint("POST", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/pause", PauseCampaign),
  endpoint("POST", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/archive", ArchiveCampaign),
  endpoint("POST", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/resume", ResumeCampaign),
  endpoint("POST", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/estimatebudget", QuoteChange),
  endpoint("PATCH", "/businessProfiles/:businessProfileId/roimatic/campaigns/:campaignId", ChangeCampaign),
  endpoint("POST", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/launch", LaunchCampaign),
  endpoint("GET", "/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/launch", GetLaunchJob),
  endpoint("GET", "/LocalBusiness/:sessionId/targets", SearchInterests),
  endpoint("GET", "/LocalBusiness/:sessionId/keywords", SuggestKeywords),
  endpoint("GET", "/LocalBusiness/:sessionId/pages", ListLinkablePages),
]
