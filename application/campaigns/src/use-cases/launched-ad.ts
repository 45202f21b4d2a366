import { Effect } from "effect"
import { handler } from "@application/kernel"
import { listedRevisions } from "@domain/campaigns"
import { GetCampaignAds } from "../contract/index.ts"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { CampaignPlans } from "../stores/index.ts"

/** How many revisions an owner reads; one more says what the last of them changed. */
const mostRevisions = 20

export const getCampaignAds = handler(
  GetCampaignAds,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    const key = { businessProfileId, campaignId }
    const { rows } = yield* (yield* CampaignPlans).list("newest", key, { limit: mostRevisions + 1 })
    return {
      ads: (run?.channels ?? []).flatMap(({ ad }) => (ad === undefined ? [] : [ad])),
      revisions: listedRevisions(campaign, rows).slice(0, mostRevisions),
    }
  }),
)
