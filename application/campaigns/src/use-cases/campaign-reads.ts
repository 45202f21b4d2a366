import { Effect, Result } from "effect"
import { read } from "@application/kernel"
import { type CampaignStatus, readStatusList, statusesOf } from "@domain/campaigns"
import { GetCampaign, ListCampaigns, ListMediaPlans } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"

const pageSize = 20

export const listCampaigns = read(
  ListCampaigns,
  CampaignRepository,
  (campaigns, { businessProfileId, statuses = [], limit = pageSize, ...query }) => {
    const named = readStatusList(statuses.join(","))
    return Result.isFailure(named)
      ? Effect.fail(named.failure)
      : campaigns.listJson(businessProfileId, {
          ...query,
          isWhole: true,
          ...(named.success.length > 0 && { statuses: named.success }),
          limit,
        })
  },
  (page) => Effect.succeed(page),
)

const drafts: ReadonlyArray<CampaignStatus> = ["Draft"]
const launched: ReadonlyArray<CampaignStatus> = statusesOf("all").filter((status) => status !== "Draft")

export const listMediaPlans = read(
  ListMediaPlans,
  CampaignRepository,
  (campaigns, { businessProfileId, mediapLanIds, IsDraft, limit = pageSize, cursor }) =>
    campaigns.listJson(businessProfileId, {
      limit,
      isWhole: true,
      ...(cursor !== undefined && { cursor }),
      ...(mediapLanIds !== undefined && { ids: mediapLanIds }),
      ...(IsDraft !== undefined && { statuses: IsDraft ? drafts : launched }),
    }),
  (page) => Effect.succeed(page),
)

export const getCampaign = read(
  GetCampaign,
  CampaignRepository,
  (campaigns, { businessProfileId, campaignId }) => campaigns.withTotals(businessProfileId, campaignId),
  (campaign) => Effect.succeed(campaign),
)
