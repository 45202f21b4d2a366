import { Clock, Effect } from "effect"
import { JobQueue } from "@application/kernel"
import { type Campaign, withChannel } from "@domain/campaigns"
import { RunLaunch } from "../contract/index.ts"
import { CampaignRepository, type ChannelRun, type LaunchRun, LaunchRuns } from "../ports/index.ts"
import { momentOf } from "./moment.ts"

const afresh = ({ problem: _problem, notified: _notified, ...channel }: ChannelRun): ChannelRun => ({
  ...channel,
  status: "New",
})

/** Queues the launch's run; the queue holds it once however often it is asked. */
export const queueRun = Effect.fnUntraced(function* ({ businessProfileId, campaignId, attempt }: LaunchRun) {
  const singletonKey = `launch-${campaignId}-${attempt}`
  yield* (yield* JobQueue).later(
    RunLaunch,
    { businessProfileId, campaignId },
    { singletonKey, caller: `profile-${businessProfileId}` },
  )
})

const open: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active"]

/**
 * Lets the refused channels of an accepted launch try their remaining steps again; a launch without any, or of a campaign that
 * stands, stays as it is.
 */
export const reopenLaunch = Effect.fnUntraced(function* (campaign: Campaign, run: LaunchRun) {
  const failed = run.channels.filter(({ status }) => status === "Failed")
  if (failed.length === 0 || !open.includes(campaign.status)) return run
  const moment = yield* momentOf(campaign)
  const waiting = failed.reduce<Campaign>(
    (next, { channel }) => withChannel(next, { channel, status: "Waiting" }, moment),
    campaign,
  )
  const channels = run.channels.map((channel) => (channel.status === "Failed" ? afresh(channel) : channel))
  const touchedAt = yield* Clock.currentTimeMillis
  const reopened: LaunchRun = { ...run, channels, status: "InProgress", touchedAt }
  yield* (yield* CampaignRepository).save(waiting)
  yield* (yield* LaunchRuns).save(reopened)
  yield* queueRun(reopened)
  return reopened
})
