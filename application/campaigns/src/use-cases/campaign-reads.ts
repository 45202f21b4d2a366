import { Effect } from "effect"
import { read } from "@application/kernel"
import { GetCampaign, ListCampaigns } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"

const pageSize = 20

export const listCampaigns = read(
  ListCampaigns,
  CampaignRepository,
  (campaigns, { businessProfileId, limit = pageSize, ...query }) =>
    campaigns.listJson(businessProfileId, { ...query, limit }),
  (page) => Effect.succeed(page),
)

export const getCampaign = read(
  GetCampaign,
  CampaignRepository,
  (campaigns, { businessProfileId, campaignId }) => campaigns.withTotals(businessProfileId, campaignId),
  (campaign) => Effect.succeed(campaign),
)
