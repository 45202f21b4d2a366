import { Effect } from "effect"
import { handler } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import { regionFacts } from "@domain/kernel"
import { ApplyCampaignState } from "../contract/index.ts"
import { AdNetworks, CampaignRepository, type ChannelObjects, LaunchRuns } from "../ports/index.ts"
import { momentIn } from "./moment.ts"
import { setBudgets } from "./network-budgets.ts"

const stands: ReadonlyArray<Campaign["status"]> = ["Paused", "Rejected", "Completed", "Archived"]

/** Refusals and unreachable networks are defects here: the job tries again and then shows among the failed ones. */
export const applyCampaignState = handler(
  ApplyCampaignState,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    const networks = yield* AdNetworks
    if (run === undefined) return {}
    const { timeZone } = regionFacts[run.region]
    const { endDate } = campaign
    const follow = Effect.fnUntraced(function* (objects: ChannelObjects) {
      if (stands.includes(campaign.status)) return yield* networks.pause(objects)
      yield* networks.showVersions(objects)
      if (endDate !== undefined) yield* networks.setEndDate(objects, endDate, timeZone)
      if (campaign.status !== "InReview") yield* networks.resume(objects)
    })
    const made = run.channels.filter(({ status }) => status === "Done")
    if (!stands.includes(campaign.status)) {
      yield* Effect.orDie(setBudgets(campaign, made, (yield* momentIn(run.region)).today))
    }
    yield* Effect.orDie(Effect.forEach(made, follow, { discard: true }))
    return {}
  }),
)
