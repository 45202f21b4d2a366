import { Effect, type Result } from "effect"
import { OwnerMails } from "@application/messaging/services"
import { type Campaign, isUndecided, type Moment } from "@domain/campaigns"
import { isJobOver, overallStatus } from "@domain/channels"
import { CampaignFunds, type CampaignKey, CampaignRepository, LaunchDrafts, LaunchRuns } from "../ports/index.ts"
import { moveCampaign } from "./move-campaign.ts"

/** Locks the session before the campaign, in the order in which saving does. */
export const unpay = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const { status, spent, sessionId } = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  if (status !== "Completed" && spent === 0) yield* (yield* LaunchDrafts).unpay(sessionId)
})

/** Nothing more comes of a launch whose portal never decided. */
const closeLaunch = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const runs = yield* LaunchRuns
  const run = yield* runs.latest(businessProfileId, campaignId)
  if (run === undefined) return
  const channels = run.channels.map((one) => (isJobOver(one.status) ? one : { ...one, status: "Failed" as const }))
  yield* runs.save({ ...run, channels, status: overallStatus(channels.map(({ status }) => status)) })
})

/** Gives a campaign and its money up. Who launched it is told if it waited for its portal, and why it ended. */
export const cancelCampaign = Effect.fnUntraced(function* <Fail>(
  key: CampaignKey,
  cause: "owner" | "undecided",
  move: (campaign: Campaign, moment: Moment) => Result.Result<Campaign, Fail>,
) {
  yield* unpay(key)
  const archived = yield* moveCampaign(key, move)
  const { name, portalReview, price, uncredited } = archived
  if (price !== undefined) yield* (yield* CampaignFunds).giveUp({ ...key, campaignName: name, price, uncredited })
  if (!isUndecided(portalReview)) return archived
  yield* closeLaunch(key)
  yield* (yield* OwnerMails).tell(archived, ({ origin }) => ({
    template: cause === "owner" ? "campaignCancelled" : "campaignUndecided",
    link: `${origin}/app/${key.businessProfileId}/wallet`,
    campaignName: name,
  }))
  return archived
})
