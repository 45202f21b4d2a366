import { Effect } from "effect"
import { query } from "@application/kernel"
import { GetCampaign, ListCampaigns } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"

const pageSize = 20

export const listCampaigns = query(
  ListCampaigns,
  Effect.fnUntraced(function* ({ businessProfileId, limit, ...rest }) {
    return yield* (yield* CampaignRepository).list(businessProfileId, { ...rest, limit: limit ?? pageSize })
  }),
)

export const getCampaign = query(
  GetCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    return yield* (yield* CampaignRepository).withTotals(businessProfileId, campaignId)
  }),
)
