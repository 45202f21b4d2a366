import { Effect } from "effect"
import { handler } from "@application/kernel"
import { awaitsPortal, type Campaign, JobNotFound } from "@domain/campaigns"
import { type ChannelProgress, channelProgress, type LaunchJob } from "@domain/channels"
import { GetLaunchJob } from "../contract/index.ts"
import { CampaignRepository, type ChannelRun, type LaunchRun, LaunchRuns } from "../ports/index.ts"

const progressOf = ({ externalIds, ...run }: ChannelRun): ChannelProgress =>
  channelProgress({ ...run, taken: run.steps.filter((step) => externalIds[step] !== undefined) })

/** A campaign's launch as a browser polls it. */
export const launchJobOf = ({ jobId, status, channels }: LaunchRun, campaign: Campaign): LaunchJob => ({
  jobId,
  status,
  channels: channels.map(progressOf),
  ...(awaitsPortal(campaign) && { awaitsReview: true }),
})

export const getLaunchJob = handler(
  GetLaunchJob,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    return run === undefined ? yield* new JobNotFound({}) : launchJobOf(run, campaign)
  }),
)
