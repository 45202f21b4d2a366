import { Effect } from "effect"
import { handler, UserNames } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { type Campaign, type PlanRevision, listedRevisions, mayMove } from "@domain/campaigns"
import { GetCampaignAds } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignPlans } from "../stores/index.ts"
import { lostListsOf } from "./aimed-audiences.ts"
import { revisionNumbered } from "./campaign-plans.ts"
import { madeChannelsOf, sentChangesOf } from "./edit-state.ts"

/** How many revisions an owner reads; one more says what the last of them changed. */
const mostRevisions = 20

/** Names of the lists of the plan that runs which a network cannot use any more; none before a launch and after the end. */
const lostLists = Effect.fnUntraced(function* (
  campaign: Campaign,
  revisions: ReadonlyArray<Pick<PlanRevision, "revision" | "plan">>,
) {
  const launched = campaign.plan?.launched
  if (launched === undefined || !mayMove(campaign, "changeAd")) return []
  const kept = revisions.find(({ revision }) => revision === launched)?.plan
  const plan = kept ?? (yield* revisionNumbered(campaign, launched))
  const channels = campaign.channels.map(({ channel }) => channel)
  return yield* lostListsOf(campaign.businessProfileId, plan, channels)
})

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
    const lost = yield* lostLists(campaign, rows)
    return {
      ads: (run?.channels ?? []).flatMap(({ ad }) => (ad === undefined ? [] : [ad])),
      revisions: listedRevisions(campaign, rows, names).slice(0, mostRevisions),
      ...(lost.length > 0 && { lostLists: lost }),
      sent: mayMove(campaign, "changeAd") ? sentChangesOf(channels) : [],
    }
  }),
)
