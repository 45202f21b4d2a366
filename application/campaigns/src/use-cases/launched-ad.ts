import { Effect } from "effect"
import { handler } from "@application/kernel"
import { GetCampaignAds } from "../contract/index.ts"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"

export const getCampaignAds = handler(
  GetCampaignAds,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    return { ads: (run?.channels ?? []).flatMap(({ ad }) => (ad === undefined ? [] : [ad])) }
  }),
)
