import { Effect } from "effect"
import { handler, UserNames } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { listedRevisions, mayMove } from "@domain/campaigns"
import { GetCampaignAds } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignPlans } from "../stores/index.ts"
import { madeChannelsOf, sentChangesOf } from "./edit-state.ts"

/** How many revisions an owner reads; one more says what the last of them changed. */
const mostRevisions = 20

export const getCampaignAds = handler(
  GetCampaignAds,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const { run, channels } = yield* madeChannelsOf(campaign)
    const key = { businessProfileId, campaignId }
    const { rows } = yield* (yield* CampaignPlans).list("newest", key, { limit: mostRevisions + 1 })
    const portal = yield* (yield* Portals).current
    const senders = rows.flatMap(({ madeBy }) => (madeBy === undefined ? [] : [madeBy]))
    const names = yield* (yield* UserNames).of(portal.id, senders)
    return {
      ads: (run?.channels ?? []).flatMap(({ ad }) => (ad === undefined ? [] : [ad])),
      revisions: listedRevisions(campaign, rows, names).slice(0, mostRevisions),
      sent: mayMove(campaign, "changeAd") ? sentChangesOf(channels) : [],
    }
  }),
)
