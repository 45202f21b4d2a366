import { Effect } from "effect"
import { type InputOf, query, jsonQuery } from "@application/kernel"
import { GetCampaign, ListCampaigns } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"

const pageSize = 20

const queryOf = ({ businessProfileId, limit, ...rest }: InputOf<typeof ListCampaigns>) =>
  [businessProfileId, { ...rest, limit: limit ?? pageSize }] as const

export const listCampaigns = jsonQuery(
  ListCampaigns,
  (input) => Effect.flatMap(CampaignRepository, ({ list }) => list(...queryOf(input))),
  (input) => Effect.flatMap(CampaignRepository, ({ listJson }) => listJson(...queryOf(input))),
)

export const getCampaign = query(
  GetCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    return yield* (yield* CampaignRepository).withTotals(businessProfileId, campaignId)
  }),
)
