import { Effect } from "effect"
import { type InputOf, query, wireQuery } from "@application/kernel"
import { GetCampaign, ListCampaigns } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"

const pageSize = 20

const asked = ({ businessProfileId, limit, ...rest }: InputOf<typeof ListCampaigns>) =>
  [businessProfileId, { ...rest, limit: limit ?? pageSize }] as const

export const listCampaigns = wireQuery(
  ListCampaigns,
  (input) => Effect.flatMap(CampaignRepository, ({ list }) => list(...asked(input))),
  (input, reader) => Effect.map(CampaignRepository, ({ wireList }) => wireList(...asked(input), reader)),
)

export const getCampaign = query(
  GetCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    return yield* (yield* CampaignRepository).withTotals(businessProfileId, campaignId)
  }),
)
